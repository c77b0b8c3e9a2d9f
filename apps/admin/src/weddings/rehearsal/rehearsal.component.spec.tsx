import {
  DESKTOP,
  expectAccessible,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { REHEARSAL_STEPS, type Rehearsal } from '@hatira/contract';
import {
  fakePanel,
  panelWedding,
  SAMPLE_TIME,
  sampleId,
} from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus } from '../../../test/keyboard';
import { renderPanel } from '../../../test/panel';

const running: Rehearsal = {
  id: sampleId(1),
  status: 'running',
  askedAt: SAMPLE_TIME,
  endedAt: null,
  steps: [],
};

it.each([PHONE, DESKTOP])(
  'a rehearsal starts by keyboard and names its faults, $width pixels wide',
  async (viewport) => {
    const wedding = panelWedding();
    const [first, ...others] = REHEARSAL_STEPS;
    const failed: Rehearsal = {
      ...running,
      status: 'failed',
      endedAt: SAMPLE_TIME,
      steps: [
        {
          name: first,
          outcome: 'failed',
          ms: 1,
          finding: 'no_public_url',
          mender: 'operator',
        },
        ...others.map((name) => ({ name, outcome: 'passed' as const, ms: 2 })),
      ],
    };
    const api = fakePanel({ weddings: [wedding] })
      .on('startRehearsal', { data: running })
      .once('getRehearsal', { data: null })
      .on('getRehearsal', { data: failed });
    await renderPanel(`/weddings/${wedding.hash}/show/evening`, {
      viewport,
      reducedMotion: 'reduce',
    });
    const section = page.getByRole('region', { name: 'Rehearsal' });
    const start = section.getByRole('button', { name: 'Start rehearsal' });
    await focus(start);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(section.getByRole('status'))
      .toHaveTextContent('Problems found');
    const steps = section.getByRole('listitem');
    await expect.element(steps).toHaveLength(9);
    await expect
      .element(steps.first())
      .toHaveTextContent('PUBLIC_URL is not set');
    await expect
      .element(steps.first())
      .toHaveTextContent('The operator of the server can fix this.');
    await expect
      .element(steps.first().getByRole('img'))
      .toHaveAccessibleName('Fault');
    await expectAccessible();
    await expectFits('main');
    await expect
      .element(section.getByRole('button', { name: 'Rehearse again' }))
      .toHaveFocus();
    await expect.poll(() => api.changes).toEqual(['POST startRehearsal']);
  },
);
