import type { ReactNode } from 'react';
import { useBook } from '@/session/book';
import { Opening } from './Opening';

/**
 * A page that reads or writes the book is not there before the book is: a tap on the title made sooner stands at the gate and
 * goes through by itself.
 */
export const BookGate = ({ children }: { children: ReactNode }) =>
  useBook(({ status }) => status === 'opening' || status === 'failed') ? <Opening /> : children;
