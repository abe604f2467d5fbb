/** How many tokens a server's model holds at a time, where the server tells. */
import { apiAddress, type GoalServer, readFromServer } from './transport.ts';

/** What a server tells of itself. */
export interface Capacity {
  /** Tokens that the prompt, the wish and the answer have together; null if it does not tell. */
  readonly context: number | null;
  /** How many requests it works on at a time; null if it does not tell. */
  readonly slots: number | null;
}

/** Asks llama.cpp for its properties, and others (vLLM) for those of the model. */
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

/** The size that a server names where it refuses a text as too long; null if it names none. */
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
