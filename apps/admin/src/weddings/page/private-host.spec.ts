import { expect, it } from 'vitest';
import { isPrivateHost } from './private-host';

it.each([
  'localhost',
  '127.0.0.1',
  '192.168.1.20',
  '10.0.0.4',
  '172.20.0.2',
  '[::1]',
  '[fd12::1]',
  'server',
  'nas.local',
])('is true for %s', (host) => expect(isPrivateHost(host)).toBe(true));

it.each([
  'hatira.example',
  'www.hatira.example',
  '203.0.113.7',
  '172.32.0.1',
  '[2001:db8::1]',
  '100.example',
  'local.example',
])('is false for %s', (host) => expect(isPrivateHost(host)).toBe(false));
