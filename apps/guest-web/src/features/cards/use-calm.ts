import { useEffect, useState } from 'react';

/** Each change draws nine cards. */
const TYPING_MS = 400;

/** The value once it stays the same. */
export function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
