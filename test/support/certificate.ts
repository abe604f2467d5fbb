/** Certificates for servers of tests: made by openssl, signed by themselves, and gone with the test. */

import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onlyWith } from './optional.ts';
import { temporaryFolder } from './service.ts';

const openssl = spawnSync('openssl', ['version']).status === 0 ? 'openssl' : undefined;

/** The options of tests that need certificates. */
export const onlyWithOpenssl = onlyWith(openssl, 'openssl is not installed: apt-get install openssl');

/** A key with its certificate. */
export interface TestCertificate extends AsyncDisposable {
  readonly key: string;
  readonly cert: string;
  /** The file of the certificate, for NODE_EXTRA_CA_CERTS. */
  readonly file: string;
}

/**
 * Makes one for a day.
 *
 * @param names as openssl writes them: `DNS:localhost`, `IP:127.0.0.1`
 */
export async function testCertificate(...names: readonly string[]): Promise<TestCertificate> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await temporaryFolder());
  const [keyFile, file] = [join(folder.path, 'key.pem'), join(folder.path, 'certificate.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=mail server of a test', '-addext', `subjectAltName=${names.join(',')}`],
    ...['-keyout', keyFile, '-out', file],
  ]);
  const [key, cert] = await Promise.all([readFile(keyFile, 'utf8'), readFile(file, 'utf8')]);
  const held = opened.move();
  return { key, cert, file, [Symbol.asyncDispose]: () => held.disposeAsync() };
}
