import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { readAgain } from './read-again';

it('repeats a first read that began before the change', async () => {
  const queryClient = new QueryClient();
  const answers: ((row: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['weddings', 'filtered'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  const again = readAgain(queryClient, 'weddings');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.('Enabled');
  answers[1]?.('Disabled');
  await again;
  expect(observer.getCurrentResult().data).toBe('Disabled');
  stop();
});
