import { Box, Button, Typography } from '@mui/material';
import { ApiError } from '@hatira/api-client';
import type { SettingName, SettingsSheet } from '@hatira/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-admin';
import { useText, type Text } from '../i18n/use-text';
import type { PanelDataProvider } from '../providers/data-provider';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import type { ConfirmedAction } from '../ui/confirmation/confirmed-action';
import { useChange } from '../ui/feedback/use-change';
import { usePageFocusAfter } from '../ui/page/focus-page';
import { LeaveQuestion } from '../ui/page/leave-question';
import { Section } from '../ui/page/section';
import { LossList } from './loss-list';
import { MissingPrivacy } from '../ui/page/missing-privacy';
import { MissingContact } from './missing-contact';
import { lossesOf } from './losses';
import {
  changesOf,
  FIELD_GROUPS,
  payloadOf,
  type Draft,
} from './setting-fields';
import { settingId, SettingInput } from './setting-input';
import { settingProblems, type SettingProblems } from './setting-problems';

export function SettingsForm({ sheet }: { sheet: SettingsSheet }) {
  const text = useText();
  const { draft, change, changes, problems, isBusy, discard, submit } =
    useDraft(sheet);
  const count = Object.keys(changes).length;
  usePageFocusAfter(count > 0);
  useNamedField();
  return (
    <form noValidate onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {FIELD_GROUPS.map(({ title, fields }) => (
          <Section key={title} title={text(`settings.${title}`)}>
            {title === 'privacy' && <MissingPrivacy />}
            {title === 'brand' && <MissingContact sheet={sheet} />}
            <Box
              sx={{
                display: 'grid',
                columnGap: 2,
                rowGap: 2.5,
                gridTemplateColumns: FIELD_COLUMNS,
              }}
            >
              {fields.map((field) => (
                <SettingInput
                  key={field.name}
                  field={field}
                  setting={sheet[field.name]}
                  typed={draft[field.name]}
                  problem={problems[field.name]}
                  onChange={(typed) => change(field.name, typed)}
                />
              ))}
            </Box>
          </Section>
        ))}
      </Box>
      <SaveBar count={count} isBusy={isBusy} onDiscard={discard}>
        {count === 0
          ? text('settings.editableHelp')
          : text('settings.unsaved', { smart_count: count })}
      </SaveBar>
      <LeaveQuestion
        isAsked={count > 0}
        body={text('settings.leaveBody', { smart_count: count })}
      />
    </form>
  );
}

/** Focuses the field of `/settings?field=privacyText`. */
function useNamedField(): void {
  const { search } = useLocation();
  useEffect(() => {
    const name = new URLSearchParams(search).get('field');
    if (name) document.getElementById(settingId(name))?.focus();
  }, [search]);
}

const FIELD_COLUMNS = 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))';

interface SaveBarProps {
  count: number;
  isBusy: boolean;
  onDiscard: () => void;
  children: string;
}

function SaveBar({ count, isBusy, onDiscard, children }: SaveBarProps) {
  const text = useText();
  return (
    <Box
      sx={{
        // On phones it covers fields only with unsaved changes.
        position: { xs: count > 0 ? 'sticky' : 'static', sm: 'sticky' },
        bottom: 'var(--toasts-height, 0px)',
        zIndex: 2,
        mt: 3,
        py: { xs: 1, sm: 2 },
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'center',
        justifyContent: 'flex-end',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        role="status"
        color="textSecondary"
        variant="body2"
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' } }}
      >
        {children}
      </Typography>
      <Button
        color="inherit"
        disabled={count === 0 || isBusy}
        onClick={onDiscard}
      >
        {text('settings.discard')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={count === 0}
        aria-busy={isBusy}
      >
        {text(isBusy ? 'settings.saving' : 'settings.save')}
      </Button>
    </Box>
  );
}

type Values = Parameters<PanelDataProvider['changeSettings']>[0];

function useDraft(sheet: SettingsSheet) {
  const text = useText();
  const confirm = useConfirmation();
  const [draft, setDraft] = useState<Draft>({});
  const [problems, setProblems] = useState<SettingProblems>({});
  const changes = changesOf(draft, sheet);
  const sent = useRef<Draft>({});
  const discard = () => {
    setDraft({});
    setProblems({});
  };
  const change = (name: SettingName, typed: string | null | undefined) => {
    setDraft(({ [name]: _, ...others }) =>
      typed === undefined ? others : { ...others, [name]: typed },
    );
    setProblems(({ [name]: _, ...others }) => others);
  };
  const saving = useChange(
    async (panel, values: Values) => {
      try {
        return await panel.changeSettings(values);
      } catch (error) {
        setProblems(refusedFields(error));
        throw error;
      }
    },
    {
      success: text('settings.saved'),
      failure: text('settings.saveFailed'),
      stale: ['settings'],
      isProven: changes.staffSecondFactor !== undefined,
      onDone: () => setDraft((now) => typedSince(now, sent.current)),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const found = settingProblems(changes, sheet);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const question = questionOf(changes, sheet, text);
    const values = payloadOf(changes);
    sent.current = draft;
    if (!question) return saving.mutate(values);
    confirm({
      ...question,
      run: ({ currentPassword: typed }) =>
        saving.mutateAsync({ ...values, currentPassword: typed || undefined }),
    });
  };
  const { isPending: isBusy } = saving;
  return { draft, change, changes, problems, isBusy, discard, submit };
}

/** Values that were changed after the save. */
function typedSince(now: Draft, sent: Draft): Draft {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, typed]) => sent[name as SettingName] !== typed,
    ),
  );
}

/** Undefined: no confirmation is needed. */
function questionOf(
  changes: Draft,
  sheet: SettingsSheet,
  text: Text,
): Omit<ConfirmedAction, 'run'> | undefined {
  const losses = lossesOf(changes, sheet);
  const asks =
    changes.staffSecondFactor === undefined
      ? {}
      : ({ asks: 'password' } as const);
  if (losses.length > 0) {
    return {
      title: text('settings.lossTitle'),
      body: <LossList losses={losses} />,
      word: 'save',
      ...asks,
    };
  }
  if (!asks.asks) return undefined;
  return {
    title: text('settings.loginRuleTitle'),
    body: text('settings.loginRuleBody'),
    ...asks,
  };
}

function refusedFields(error: unknown): SettingProblems {
  const fields =
    error instanceof ApiError ? error.details['fields'] : undefined;
  return Object.fromEntries(
    Object.keys(fields ?? {}).map((name) => [name, 'server']),
  );
}
