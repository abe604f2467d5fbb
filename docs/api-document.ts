/** The API description as a file: that of a service with every path. */

/**
 * The content of `openapi.json` in this folder.
 *
 * @param address of a running service with the settings `EVERY_PATH`
 * @param secret of a token
 */
export async function apiDocument(address: string, secret: string): Promise<string> {
  const headers = { Authorization: `Bearer ${secret}`, Accept: 'application/json; indent=2' };
  const answer = await fetch(`${address}/openapi.json`, { headers });
  if (!answer.ok) throw new Error(`/openapi.json: ${answer.status}`);
  return `${await answer.text()}\n`;
}
