import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { located, readFolder } from '../../../../scripts/campaign-folders';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(folder, 'text'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, words: Record<string, string>): void =>
  writeFileSync(join(folder, 'text', file), JSON.stringify(words));

it('the words of a language are one, in however many files they lie', () => {
  write('campaign.en.json', { 'campaign.name': 'Name' });
  write('mill.en.json', { 'mill.name': 'Mill' });
  write('fr.json', { 'campaign.name': 'Nom', 'mill.name': 'Moulin' });
  const { text } = readFolder(folder);
  expect(text.en).toEqual({ 'campaign.name': 'Name', 'mill.name': 'Mill' });
  expect(text.fr).toEqual({ 'campaign.name': 'Nom', 'mill.name': 'Moulin' });
  expect(text['verified-fr']).toBeUndefined();
});

it('a word said in two files is named with both', () => {
  write('campaign.en.json', { 'mill.name': 'Mill' });
  write('mill.en.json', { 'mill.name': 'Mill' });
  expect(() => readFolder(folder)).toThrow(
    /mill\.en\.json {2}mill\.name: text\/campaign\.en\.json says it too/,
  );
});

it('a fault is reported in the file where the words are', () => {
  write('campaign.en.json', {});
  write('mill.en.json', { 'mill.name': 'Mill' });
  const fault = { file: `${folder}/text/en.json`, path: 'mill.name', message: 'nothing asks for it' };
  expect(located(fault, readFolder(folder)).file).toBe(`${folder}/text/mill.en.json`);
  const missing = { ...fault, path: 'mill.look' };
  expect(located(missing, readFolder(folder))).toEqual(missing);
});
