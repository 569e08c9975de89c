/**
 * `npm run graph -- tutorial [fr]`: draws each adventure of a campaign as an SVG in artifacts/graphs, one for each
 * language or for the one named. Without a campaign, all of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, Text } from '../src/games/jime/content/files';
import { LANGUAGES } from '../src/games/jime/content/files';
import { graphOf } from '../src/games/jime/graph/graph';
import type { GraphWords } from '../src/games/jime/graph/svg';
import { svgOf } from '../src/games/jime/graph/svg';
import { loadBox } from '../src/games/jime/content/load';
import type { Box } from '../src/games/jime/content/schema/box';
import { loadStory } from '../src/games/jime/content/story';
import { PALETTES } from '../src/ui/palette';
import { BOX_FOLDER, campaignFolders, readFolder } from './campaign-folders';

const FOLDER = 'artifacts/graphs';

const WORDS: Record<Language, GraphWords> = {
  en: {
    kinds: {
      setup: 'Set-up',
      tile: 'Tile',
      draw: 'Draw',
      token: 'Token',
      terrain: 'Terrain',
      group: 'Enemies',
      threshold: 'Threat',
      full: 'The bar is full',
      fallen: 'A hero falls',
      trigger: 'Trigger',
      action: 'Action',
      flag: 'Flag',
      objective: 'Objective',
      won: 'Won',
      lost: 'Lost',
    },
    edges: {
      reveals: 'reveals',
      places: 'places',
      spawns: 'spawns',
      sets: 'sets',
      leads: 'leads to',
      completes: 'completes',
      ends: 'ends in',
    },
  },
  fr: {
    kinds: {
      setup: 'Mise en place',
      tile: 'Tuile',
      draw: 'Tirage',
      token: 'Pion',
      terrain: 'Terrain',
      group: 'Ennemis',
      threshold: 'Menace',
      full: 'La barre est pleine',
      fallen: 'Un héros tombe',
      trigger: 'Déclencheur',
      action: 'Action',
      flag: 'Marque',
      objective: 'Objectif',
      won: 'Victoire',
      lost: 'Défaite',
    },
    edges: {
      reveals: 'révèle',
      places: 'place',
      spawns: 'fait venir',
      sets: 'note',
      leads: 'mène à',
      completes: 'accomplit',
      ends: 'finit par',
    },
  },
};

/** Draws the adventures of one campaign folder; returns the files written. */
export const drawGraphs = (
  folder: string,
  box: Box,
  languages: readonly Language[] = LANGUAGES,
): string[] => {
  const { data, text } = readFolder(folder);
  const { campaign, adventures } = loadStory(data, folder);
  const names = readFolder(BOX_FOLDER).text;
  mkdirSync(FOLDER, { recursive: true });
  return Object.values(adventures).flatMap((adventure) =>
    languages.map((language) => {
      const words = { ...(names[language] as Text), ...(text[language] as Text) };
      const file = join(FOLDER, `${campaign.id}-${adventure.id}.${language}.svg`);
      const title = words[adventure.name] ?? adventure.id;
      writeFileSync(file, svgOf(graphOf(adventure, box), title, words, WORDS[language], PALETTES.day));
      return file;
    }),
  );
};

const main = (): void => {
  const given = process.argv.slice(2);
  const named = given.filter((word) => !(LANGUAGES as readonly string[]).includes(word));
  const languages = LANGUAGES.filter((language) => given.includes(language));
  const folders = named.length > 0 ? named.map((name) => `campaigns/${name}`) : campaignFolders();
  const box = loadBox(readFolder(BOX_FOLDER).data, BOX_FOLDER);
  for (const folder of folders)
    for (const file of drawGraphs(folder, box, languages.length > 0 ? languages : LANGUAGES))
      console.log(file);
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
