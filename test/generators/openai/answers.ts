/** Answers in the shapes in which the servers of the field send them; what they say is made up. */

/** Two goals for somebody who wants to learn Python, with limits in twelve weeks and in half a year. */
const goalsFrom = (today: Temporal.PlainDate): string => {
  const [soon, later] = [{ weeks: 12 }, { days: 160 }].map((span) =>
    today.add(span).toLocaleString('en-GB', { dateStyle: 'long' }),
  );
  return (
    `I will finish 1 beginner course in Python by ${soon}, spending 3 hours a week on it.\n` +
    `By ${later} I will build 1 small project in Python and show it to 2 people for feedback.`
  );
};

/** Such goals for tests that turn their clock to November 2026. */
export const GOALS = goalsFrom(Temporal.PlainDate.from('2026-11-21'));

/** Such goals for services with the real time: later than today. */
export const CURRENT_GOALS = goalsFrom(Temporal.Now.plainDateISO());

/** A server and how it answers. */
export interface Shape {
  readonly name: string;
  /** The model that it says wrote. */
  readonly model: string;
  readonly answer: (content: string) => object;
  /** What it says of tokens: input and output, or null where that cannot be used. */
  readonly counts: readonly [input: number, output: number] | null;
}

const choice = (content: unknown, more: object = {}): object => ({
  index: 0,
  message: { role: 'assistant', content, ...more },
  finish_reason: 'stop',
});

const FILTERS = {
  hate: { filtered: false, severity: 'safe' },
  self_harm: { filtered: false, severity: 'safe' },
};

export const SHAPES: readonly Shape[] = [
  {
    name: 'OpenAI',
    model: 'gpt-4.1-2025-04-14',
    answer: (content) => ({
      id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
      object: 'chat.completion',
      created: 1741569952,
      model: 'gpt-4.1-2025-04-14',
      choices: [{ ...choice(content, { refusal: null, annotations: [] }), logprobs: null }],
      usage: {
        prompt_tokens: 251,
        completion_tokens: 52,
        total_tokens: 303,
        prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0, accepted_prediction_tokens: 0 },
      },
      service_tier: 'default',
      system_fingerprint: 'fp_44709d6fcb',
    }),
    counts: [251, 52],
  },
  {
    name: 'Azure',
    model: 'gpt-4o-2024-11-20',
    answer: (content) => ({
      choices: [{ ...choice(content), content_filter_results: FILTERS, logprobs: null }],
      created: 1741569953,
      id: 'chatcmpl-AzUrE',
      model: 'gpt-4o-2024-11-20',
      object: 'chat.completion',
      prompt_filter_results: [{ prompt_index: 0, content_filter_results: FILTERS }],
      system_fingerprint: 'fp_b705f0c291',
      usage: { completion_tokens: 52, prompt_tokens: 251, total_tokens: 303 },
    }),
    counts: [251, 52],
  },
  {
    name: 'Mistral',
    model: 'mistral-small-latest',
    answer: (content) => ({
      id: 'cmpl-e5cc70bb28c444948073e77776eb30ef',
      object: 'chat.completion',
      model: 'mistral-small-latest',
      created: 1702256327,
      usage: { prompt_tokens: 260, completion_tokens: 61, total_tokens: 321 },
      choices: [
        choice(
          [
            { type: 'thinking', thinking: [{ type: 'text', text: 'She wants to learn.' }] },
            { type: 'text', text: content },
          ],
          { tool_calls: null, prefix: false },
        ),
      ],
    }),
    counts: [260, 61],
  },
  {
    name: 'Ollama',
    model: 'llama3.2',
    answer: (content) => ({
      id: 'chatcmpl-271',
      object: 'chat.completion',
      created: 1764239711,
      model: 'llama3.2',
      system_fingerprint: 'fp_ollama',
      choices: [choice(content)],
      usage: { prompt_tokens: 262, completion_tokens: 50, total_tokens: 312 },
    }),
    counts: [262, 50],
  },
  {
    name: 'vLLM',
    model: 'Qwen/Qwen3-8B',
    answer: (content) => ({
      id: 'chatcmpl-6f3c1a',
      object: 'chat.completion',
      created: 1764239712,
      model: 'Qwen/Qwen3-8B',
      choices: [
        {
          ...choice(content, { reasoning_content: 'She wants to learn Python.', tool_calls: [] }),
          logprobs: null,
          stop_reason: null,
        },
      ],
      usage: { prompt_tokens: 255, total_tokens: 455, completion_tokens: 200, prompt_tokens_details: null },
      prompt_logprobs: null,
    }),
    // Its thoughts are among the tokens, and not counted apart.
    counts: null,
  },
  {
    name: 'llama.cpp',
    model: 'gpt-3.5-turbo',
    answer: (content) => ({
      choices: [choice(content)],
      created: 1764239713,
      model: 'gpt-3.5-turbo',
      system_fingerprint: 'b8840-9e5647aff',
      object: 'chat.completion',
      usage: {
        completion_tokens: 51,
        prompt_tokens: 259,
        total_tokens: 310,
        prompt_tokens_details: { cached_tokens: 240 },
      },
      id: 'chatcmpl-T2XsBR',
      timings: { cache_n: 240, prompt_n: 19, prompt_ms: 812.4, predicted_n: 51, predicted_ms: 3210.9 },
    }),
    counts: [259, 51],
  },
  {
    name: 'LM Studio',
    model: 'granite-3.0-2b-instruct',
    answer: (content) => ({
      id: 'chatcmpl-i3gkjwthhw96whukek9tz',
      object: 'chat.completion',
      created: 1764239714,
      model: 'granite-3.0-2b-instruct',
      choices: [{ ...choice(content), logprobs: null }],
      usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
      stats: { tokens_per_second: 51.4, time_to_first_token: 0.111, stop_reason: 'eosFound' },
      model_info: { arch: 'granite', quant: 'Q4_K_M', format: 'gguf', context_length: 4096 },
      runtime: { name: 'llama.cpp-mac-arm64', version: '1.3.0' },
    }),
    counts: null,
  },
];

/** A plain answer. */
export const completion = (content: unknown, more: object = {}): object => ({
  id: 'x',
  object: 'chat.completion',
  choices: [choice(content)],
  usage: { prompt_tokens: 250, completion_tokens: 52 },
  ...more,
});

/** An answer in pieces: a text a piece, the usage in the last. */
export const pieces = (texts: readonly string[]): object[] => [
  { choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] },
  ...texts.map((content) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })),
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  { choices: [], usage: { prompt_tokens: 250, completion_tokens: 52 } },
];

/** An answer of llama.cpp that ended where its context of 512 tokens was full, long before 400 tokens. */
export const cutByContext = (content: string): object => ({
  ...completion(content),
  choices: [{ ...choice(content), finish_reason: 'length' }],
  system_fingerprint: 'b8840-9e5647aff',
  usage: {
    completion_tokens: 7,
    prompt_tokens: 505,
    total_tokens: 512,
    prompt_tokens_details: { cached_tokens: 0 },
  },
});

/** How llama.cpp answers, with 500 or in a stream, where its model wrote bytes that are no text. */
export const UNREADABLE = {
  error: {
    code: 500,
    message: 'Failed to parse input at pos 22: come talked\ufffdb#6 step\ufffd\ufffd How painted',
    type: 'server_error',
  },
};

/** The error by which models that reason refuse `max_tokens`. */
export const MAX_TOKENS_REFUSED = {
  error: {
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    type: 'invalid_request_error',
    param: 'max_tokens',
    code: 'unsupported_parameter',
  },
};

/** The error by which they refuse a temperature. */
export const TEMPERATURE_REFUSED = {
  error: {
    message:
      "Unsupported value: 'temperature' does not support 0.4 with this model. Only the default (1) value is supported.",
    type: 'invalid_request_error',
    param: 'temperature',
    code: 'unsupported_value',
  },
};

/** How vLLM and Mistral refuse a field that they do not know. */
export const extraForbidden = (name: string): object => ({
  object: 'error',
  message: {
    detail: [{ type: 'extra_forbidden', loc: ['body', name], msg: 'Extra inputs are not permitted' }],
  },
  type: 'invalid_request_error',
  param: null,
  code: null,
});
