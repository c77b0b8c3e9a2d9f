import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  CoreAdminContext,
  useDataProvider,
  useNotificationContext,
  type NotificationPayload,
} from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionAuth } from '../../providers/auth-provider';
import { dataProvider } from '../../providers/data-provider';
import { createQueryClient } from '../../providers/query-client';
import { useChange } from './use-change';

const MEMBER = { id: '1', email: 'staff@example.com' };
const onDone = vi.fn();
const onAnswer = vi.fn((changed: number) => changed);
const answer = vi.fn<() => Response>();

beforeEach(() => {
  onDone.mockReset();
  onAnswer.mockClear();
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => window.dispatchEvent(new Event('online')));

async function openPanel() {
  answer.mockReturnValue(Response.json({ success: true, data: MEMBER }));
  const authProvider = new SessionAuth();
  const queryClient = createQueryClient();
  await authProvider.checkAuth();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
    >
      {children}
    </CoreAdminContext>
  );
  const { result } = renderHook(
    () => ({
      panel: useDataProvider<typeof dataProvider>(),
      change: useChange((panel) => panel.retryMedia(['1']).then(onAnswer), {
        success: 'done',
        failure: 'failed',
        onDone,
      }),
      toasts: useNotificationContext().notifications.map(messageOf),
    }),
    { wrapper },
  );
  return result;
}

function messageOf({ message, type }: NotificationPayload): string {
  return `${type}: ${typeof message === 'string' ? message : ''}`;
}

function endSession(): void {
  answer.mockImplementation(() =>
    Response.json({ error: 'login_required' }, { status: 401 }),
  );
}

it('reports a success, with the result', async () => {
  const panel = await openPanel();
  answer.mockImplementation(() => Response.json({ changed: 1 }));
  await act(() => panel.current.change.mutateAsync());
  expect(panel.current.toasts).toEqual(['success: done']);
  expect(onDone).toHaveBeenCalledWith(1, undefined);
});

it('rejects after the end of a session, where react-admin resolves', async () => {
  const ofReactAdmin = await openPanel();
  endSession();
  const answered = ofReactAdmin.current.panel.retryMedia(['1']);
  await act(() => expect(answered).resolves.toEqual({ data: {} }));
  const panel = await openPanel();
  endSession();
  const { mutateAsync } = panel.current.change;
  await act(() => expect(mutateAsync()).rejects.toHaveProperty('status', 401));
  expect(panel.current.toasts).toEqual([]);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

it('fails at once without a network', async () => {
  const panel = await openPanel();
  window.dispatchEvent(new Event('offline'));
  answer.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  const { mutateAsync } = panel.current.change;
  await act(() => expect(mutateAsync()).rejects.toHaveProperty('status', 0));
  expect(panel.current.toasts).toEqual(['error: failed']);
});
