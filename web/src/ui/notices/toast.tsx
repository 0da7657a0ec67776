import { lazy, Suspense, useEffect, useState } from 'react';
import { create } from 'zustand';
import { whenLoadedAndIdle } from '../when-idle.ts';

type ToastContent = {
  title: string;
  description?: string;
  tone?: 'neutral' | 'error';
  action?: { label: string; onAction: () => void };
  durationMs?: number;
  /** A later toast about the same takes the place of this one. */
  about?: string;
};
export type Toast = ToastContent & { id: number };

const useToasts = create<{ toasts: Toast[]; nextId: number }>(() => ({ toasts: [], nextId: 1 }));

function dismiss(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

export function showToast(content: ToastContent): void {
  useToasts.setState(({ toasts, nextId }) => ({
    toasts: [...toasts.filter(({ about }) => !about || about !== content.about), { ...content, id: nextId }],
    nextId: nextId + 1,
  }));
}

export function clearToasts(): void {
  useToasts.setState({ toasts: [] });
}

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** Where toasts appear; once in the page. What shows them is fetched when the page has settled. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let isHere = true;
    void whenLoadedAndIdle().then(() => isHere && setSettled(true));
    return () => {
      isHere = false;
    };
  }, []);
  if (!settled && toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </Suspense>
  );
}
