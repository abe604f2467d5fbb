/**
 * The uploads of a database as pages ask for them. What files come to is worked out once and kept for a while: who turns
 * the pages of a long list does not have the files read for each.
 */

import { LRUCache } from 'lru-cache';
import type { ImportMappingStore } from '../domain/import-mapping.ts';
import type { ImportStore } from '../domain/import-store.ts';
import type { Upload, UploadStore } from '../domain/upload.ts';
import type { TableProposal } from './proposal.ts';
import { type ImportedUpload, importUpload, openUpload, proposeUpload, reviewUpload } from './upload.ts';
import type { UploadReview } from './upload-review.ts';

/** Who imports. */
export interface Importer {
  readonly who: string;
  readonly account_id: number | null;
}

/** What is done with uploads. */
export interface UploadEngine {
  /** What the tables are. */
  propose(upload: Upload): Promise<readonly TableProposal[]>;
  /**
   * What an upload comes to.
   *
   * @param seen the newest entry of the history: after it something else may hold
   * @throws TableError where a table cannot be taken as a whole
   */
  review(upload: Upload, seen: number): Promise<UploadReview>;
  /** Writes; nothing where a row still waits for a decision. */
  import(upload: Upload, by: Importer): Promise<ImportedUpload>;
}

/** What it works with. */
export interface UploadEngineParts {
  readonly uploads: Pick<UploadStore, 'files'>;
  readonly mappings: ImportMappingStore;
  readonly openImports: () => Promise<ImportStore>;
  readonly timeZone: string;
  readonly today: () => Temporal.PlainDate;
}

/** Results that are kept, of all uploads; a review of 20,000 rows takes some ten megabytes. */
const KEPT = { max: 6, ttl: 10 * 60_000 };

/** Makes the engine. */
export function createUploadEngine(parts: UploadEngineParts): UploadEngine {
  const { uploads, mappings, openImports, timeZone, today } = parts;
  const proposals = new LRUCache<string, Promise<readonly TableProposal[]>>(KEPT);
  const reviews = new LRUCache<string, Promise<UploadReview>>(KEPT);

  const using = async <Result>(
    upload: Upload,
    by: Importer,
    work: (...of: Parameters<typeof reviewUpload>) => Promise<Result>,
  ): Promise<Result> => {
    await using opened = await openUpload(await uploads.files(upload.id));
    const { choices, decisions } = upload;
    const [store, now] = [await openImports(), today()];
    return await work(
      opened,
      { store, mappings, timeZone, today: now, choices, decisions, by: by.who, account_id: by.account_id },
      new AbortController().signal,
    );
  };

  return {
    propose: (upload) =>
      kept(proposals, `${upload.id} ${upload.revision}`, () => using(upload, NOBODY, proposeUpload)),
    review: (upload, seen) =>
      kept(reviews, `${upload.id} ${upload.revision} ${seen} ${today()}`, () =>
        using(upload, NOBODY, reviewUpload),
      ),
    import: (upload, by) =>
      using(upload, by, (opened, terms, signal) =>
        importUpload(opened, terms, { leaveOutTheRest: false }, signal),
      ),
  };
}

/** Nothing is written. */
const NOBODY: Importer = { who: 'nobody', account_id: null };

/** What is kept, or is worked out now; who asks meanwhile waits for the same. What failed is not kept. */
function kept<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = work();
  cache.set(key, value);
  value.catch(() => cache.delete(key));
  return value;
}
