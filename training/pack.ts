/** Packs the models of a language into one file, as `src/composer/models/model-file.ts` reads it. */
import { brotliCompressSync } from 'node:zlib';
import { LOW_BITS, type ModelData } from '../src/composer/models/model.ts';
import type { Header } from '../src/composer/models/model-file.ts';

/** The features of a model's rows: what `rowsOf` was made of. */
function featuresOf({ starts, lows }: Pick<ModelData, 'starts' | 'lows'>): Uint32Array {
  const hashes = new Uint32Array(lows.length);
  for (let bucket = 0; bucket < starts.length - 1; bucket++) {
    for (let row = starts[bucket] ?? 0; row < (starts[bucket + 1] ?? 0); row++)
      hashes[row] = (bucket << LOW_BITS) | (lows[row] ?? 0);
  }
  return hashes;
}

function tablesOf(model: ModelData): Uint8Array[] {
  const { offsets, columns, weights, transitions } = model;
  const hashes = featuresOf(model);
  const steps = hashes.map((hash, row) => hash - (row === 0 ? 0 : (hashes[row - 1] ?? 0)));
  return [
    Uint8Array.from(steps, (step) => step & 0xff),
    Uint8Array.from(steps, (step) => (step >> 8) & 0xff),
    Uint8Array.from(steps, (step) => step >> 16),
    Uint8Array.from(hashes, (_, row) => (offsets[row + 1] ?? 0) - (offsets[row] ?? 0)),
    columns,
    new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength),
    new Uint8Array(transitions.buffer, transitions.byteOffset, transitions.byteLength),
  ];
}

/** Packs models in their order. */
export function packModels(models: readonly ModelData[]): Buffer {
  const parts = models.flatMap((model) => {
    const header: Header = {
      tags: model.tags,
      rows: model.lows.length,
      cells: model.columns.length,
      scale: model.scale,
    };
    return [Buffer.from(`${JSON.stringify(header)}\n`), ...tablesOf(model)];
  });
  return brotliCompressSync(Buffer.concat(parts));
}
