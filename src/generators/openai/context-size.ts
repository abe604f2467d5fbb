/** Reads the context size of a server's model, if the server reports it. */
import { apiAddress, type GoalServer, readFromServer } from './transport.ts';

/** The properties of a server. */
export interface Capacity {
  /** The total number of tokens of prompt, wish and answer; null if unknown. */
  readonly context: number | null;
  /** The number of requests that it handles at a time; null if unknown. */
  readonly slots: number | null;
}

/** Requests the properties of llama.cpp, or the model list of others (vLLM). */
export async function capacityOf(server: GoalServer, signal: AbortSignal): Promise<Capacity> {
  const address = apiAddress(server.baseUrl);
  const properties = await readFromServer(server, `${address.replace(/\/v1$/, '')}/props`, signal);
  const own = countIn(field(properties, 'default_generation_settings'), 'n_ctx');
  if (own !== null) return { context: own, slots: countIn(properties, 'total_slots') };
  const models = field(await readFromServer(server, `${address}/models`, signal), 'data');
  const list: readonly unknown[] = Array.isArray(models) ? models : [];
  const model = list.find((each) => field(each, 'id') === server.model);
  return { context: countIn(model, 'max_model_len'), slots: null };
}

/** The context size in a server's error about a text that is too long; null if there is none. */
export function contextSizeIn(said: string): number | null {
  const named = /n_ctx: (\d+)|context (?:length|size|window)[^\d]{0,30}(\d+)/i.exec(said);
  const size = Number(named?.[1] ?? named?.[2]);
  return Number.isSafeInteger(size) && size > 0 ? size : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}

function countIn(value: unknown, name: string): number | null {
  const count = field(value, name);
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : null;
}
