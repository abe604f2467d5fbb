/** The maximum number of cached keys: frequent words come back, others do not. */
const MAX_KEYS = 4_000;

/** Caches the results of a function; a full cache is cleared. */
export function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const kept = made.get(key);
    if (kept !== undefined) return kept;
    const value = make(key);
    if (made.size >= MAX_KEYS) made.clear();
    made.set(key, value);
    return value;
  };
}

/** Caches the results of a function for objects as long as they live, such as the grammar of a language. */
export function memoizeByObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const kept = made.get(key);
    if (kept !== undefined) return kept;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
