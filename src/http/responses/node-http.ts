/**
 * Node's HTTP server. Importing `node:http` as a module evaluates all of its exports, including the client
 * behind `fetch`, which takes 14 MB and is not used here. Node's own module object evaluates it on first use.
 */

const http = process.getBuiltinModule('node:http');

export const { createServer, METHODS, STATUS_CODES } = http;
