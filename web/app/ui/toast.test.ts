import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toasts } from './toast.ts';

const texts = () => toasts.list().map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toasts.release();
  for (const { id } of toasts.list()) toasts.dismiss(id);
  vi.useRealTimers();
});

test('SITE-11 a toast is a success, an error or information', () => {
  toast.success('Saved');
  toast.error('Not sent');
  toast.info('New version');
  expect(toasts.list().map(({ kind }) => kind)).toEqual(['success', 'error', 'info']);
});

test('SITE-11 a toast goes after 5000 ms, not before', () => {
  toast.success('Saved');
  vi.advanceTimersByTime(4999);
  expect(texts()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('SITE-11 closing one toast leaves the others', () => {
  toast.info('First');
  toast.info('Second');
  const first = toasts.list()[0];
  if (first) toasts.dismiss(first.id);
  expect(texts()).toEqual(['Second']);
});

test('nothing goes while somebody reads, then each has its full time again', () => {
  toast.info('Before');
  vi.advanceTimersByTime(4000);
  toasts.hold();
  toast.info('Meanwhile');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Before', 'Meanwhile']);
  toasts.release();
  vi.advanceTimersByTime(4999);
  expect(texts()).toEqual(['Before', 'Meanwhile']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('the same news twice is shown once, for 5000 ms from the last', () => {
  toast.error('No connection');
  vi.advanceTimersByTime(3000);
  toast.error('No connection');
  expect(texts()).toEqual(['No connection']);
  vi.advanceTimersByTime(4999);
  expect(texts()).toEqual(['No connection']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('listeners hear of every change until they leave', () => {
  const heard = vi.fn();
  const leave = toasts.subscribe(heard);
  toast.info('One');
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  toast.info('Two');
  expect(heard).toHaveBeenCalledTimes(1);
});
