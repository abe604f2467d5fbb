/** The maximum number of cached keys: frequent words come back, others do not. */
const MAX_KEYS = 4_000;

/** Caches the results of a function of texts or of objects that stay, such as language files; a full cache is cleared. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const kept = made.get(key);
    if (kept !== undefined) return kept;
    const value = make(key);
    if (made.size >= MAX_KEYS) made.clear();
    made.set(key, value);
    return value;
  };
}
