/**
 * Node's HTTP server. Importing `node:http` as a module reads everything that it exports, and some of that is the client
 * behind `fetch`, which takes 14 MB and is never asked for here. The module as Node itself holds it reads it when it is used.
 */

const http = process.getBuiltinModule('node:http');

export const { createServer, METHODS, STATUS_CODES } = http;
