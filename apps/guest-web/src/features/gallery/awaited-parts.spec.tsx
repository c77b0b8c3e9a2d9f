import { render, screen } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { folded } from '../../shared/media/file/folded';
import { NOTHING } from '../../shared/media/feed/listing';

// A part that an earlier spec has loaded would be there at once.
beforeEach(async () => {
  vi.resetModules();
  const { startI18n } = await import('../../shared/i18n/i18n');
  await startI18n('en');
});

it('shows a filter that loads between the render and its effect', async () => {
  const { loadFilter, useFiltered } = await import('./filter/use-filtered');
  const whole = { ...NOTHING, isComplete: true };
  const Probe = () => <p>{String(useFiltered(whole).isComplete)}</p>;
  await expectShown(<Probe />, loadFilter, 'true');
});

it('shows chapters that load between the render and their effect', async () => {
  const { loadTimeline, useTimeline } = await import('./timeline/use-timeline');
  const view = folded([], { isComplete: true });
  const options = { sort: 'moment', timeZone: 'Europe/Istanbul' } as const;
  const Probe = () => <p>{String(!useTimeline(view, options).isAwaited)}</p>;
  await expectShown(<Probe />, loadTimeline, 'true');
});

it('shows stacks that load between the render and their effect', async () => {
  const { loadStacks, useStacking } = await import('./stacks/use-stacking');
  const Probe = () => <p>{String(!useStacking('moment').isAwaited)}</p>;
  await expectShown(<Probe />, loadStacks, 'true');
});

/**
 * React runs no effect of a hidden part, and does not render it again when it
 * appears.
 */
async function expectShown(
  probe: ReactNode,
  load: () => Promise<unknown>,
  text: string,
): Promise<void> {
  const at = (mode: 'hidden' | 'visible') => (
    <MemoryRouter initialEntries={['/?kind=video']}>
      <Activity mode={mode}>{probe}</Activity>
    </MemoryRouter>
  );
  const { rerender } = render(at('hidden'));
  expect(screen.getByRole('paragraph', { hidden: true })).not.toHaveTextContent(
    text,
  );
  await load();
  rerender(at('visible'));
  expect(await screen.findByText(text)).toBeVisible();
}
