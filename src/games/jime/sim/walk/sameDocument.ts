type Fields = Record<string, unknown>;

/** Whether two documents say the same. Parts they share are not looked into: after one step that is nearly all of them. */
export const sameDocument = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && sameDocument((one as Fields)[name], (other as Fields)[name]),
    )
  );
};

/** A document as a save or a journal would give it back. */
export const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
