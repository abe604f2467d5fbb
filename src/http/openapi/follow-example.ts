/** How a page in a browser follows a stream of events: EventSource can only GET, so it reads the response by itself. */

import type { CodeSample } from './model.ts';

/**
 * The code, in JavaScript that every current browser runs.
 *
 * @param address where the POST goes
 * @param submission an example of what is posted
 */
export function followExample(address: string, submission: unknown): CodeSample {
  return {
    lang: 'JavaScript',
    label: 'Follow the events in a browser',
    source: `async function follow(submission, onText) {
  const response = await fetch('${address}', {
    method: 'POST',
    // Where the service asks for a token, also: Authorization: 'Bearer …'
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify(submission),
  });
  // A request that is refused gets JSON: {"input": ["…"]} or {"detail": "…"}.
  if (!response.ok) throw new Error(await response.text());

  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  let output = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error('The connection closed before the last event.');
    const events = (buffer + value).split('\\n\\n');
    buffer = events.pop();
    for (const event of events) {
      const lines = event.split('\\n');
      const field = (name) => lines.find((line) => line.startsWith(name))?.slice(name.length);
      const data = JSON.parse(field('data: ') ?? '{}');
      switch (field('event: ')) {
        case 'text':
          output += data.text;
          onText(output);
          break;
        case 'restart':
          output = '';
          onText(output);
          break;
        case 'record':
          return data;
        case 'error':
          throw new Error(data.detail);
      }
    }
  }
}

const record = await follow(${JSON.stringify(submission)}, (output) => console.log(output));`,
  };
}
