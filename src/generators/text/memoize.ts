/** The maximum number of cached keys: frequent words come back, others do not. */
const MOST = 4_000;

/** Caches the results of a function; a full cache is cleared. */
export function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const kept = made.get(key);
    if (kept !== undefined) return kept;
    const value = make(key);
    if (made.size >= MOST) made.clear();
    made.set(key, value);
    return value;
  };
}
