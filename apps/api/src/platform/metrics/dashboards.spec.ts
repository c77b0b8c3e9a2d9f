import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import './metrics.js';
import './queue-gauges.js';
import './reserve-gauges.js';
import { registry, watchProcess } from './registry.js';

const ROOT = join(__dirname, '../../../../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
interface Panel {
  type: string;
  title: string;
  id: number;
  targets?: { expr: string }[];
}

const rules = (
  parse(textOf('deploy/prometheus/alerts.yml')) as {
    groups: { rules: Rule[] }[];
  }
).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(textOf('deploy/grafana/hatira.json')) as {
  panels: Panel[];
};
const shown = panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr }) => expr),
);
const METRIC = /\b((?:hatira|nodejs|process)_\w+)(?:\{([^}]*)\})?/g;
const OF_PROMETHEUS = ['job', 'instance', 'le'];

watchProcess();
const declared = new Map(
  registry.getMetricsAsArray().map((metric) => {
    const { name, labelNames = [] } = metric as unknown as {
      name: string;
      labelNames?: string[];
    };
    return [name, labelNames];
  }),
);

/** A histogram has three series. */
function metricOf(name: string): string {
  const base = name.replace(/_(bucket|sum|count)$/, '');
  return declared.has(base) ? base : name;
}

function unknownIn(expression: string): string[] {
  return [...expression.matchAll(METRIC)].flatMap(
    ([, name = '', selector = '']) => {
      const labels = declared.get(metricOf(name));
      if (!labels) return [name];
      const used = [...selector.matchAll(/(\w+)\s*(?:=|!)/g)].map(
        ([, label = '']) => label,
      );
      return used
        .filter((label) => ![...labels, ...OF_PROMETHEUS].includes(label))
        .map((label) => `${name}{${label}}`);
    },
  );
}

describe('alerts and dashboard', () => {
  it.each(rules.map(({ alert, expr }) => [alert, expr]))(
    '%s asks for figures that there are',
    (_, expr) => {
      expect(unknownIn(expr ?? '')).toEqual([]);
    },
  );

  it('every panel uses existing metrics', () => {
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.flatMap(unknownIn)).toEqual([]);
  });

  it('the check detects a wrong name or label', () => {
    expect(
      unknownIn(
        'rate(hatira_nothing_total[5m]) + hatira_queue_jobs{colour="red"}',
      ),
    ).toEqual(['hatira_nothing_total', 'hatira_queue_jobs{colour}']);
  });

  it('every metric is used by a panel or an alert', () => {
    const used = new Set(
      [...shown, ...rules.map(({ expr }) => expr)]
        .join(' ')
        .match(/\bhatira_\w+/g)
        ?.map(metricOf),
    );
    expect(
      [...declared.keys()].filter(
        (name) => name.startsWith('hatira_') && !used.has(name),
      ),
    ).toEqual([]);
  });

  it('docs/operations.md explains every alert', () => {
    const docs = textOf('docs/operations.md');
    expect(
      rules
        .filter(({ alert }) => !docs.includes(`| \`${alert}\``))
        .map(({ alert }) => alert),
    ).toEqual([]);
    for (const { labels, annotations } of rules) {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
    }
  });

  it('panel ids are unique', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
