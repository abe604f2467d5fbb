/** How many keys are remembered at most: the words that people and phrases use come again and again, others do not. */
const MOST = 4_000;

/** The same function, which remembers what it made; when that is too much it begins anew. */
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
