import type { Enemy } from '@/games/jime/content/schema/enemy';
import type { Report, Rule } from './rule';

const checkAttacks = ({ id, attacks, maxFigures }: Enemy, report: Report): void => {
  attacks.forEach(({ text, rows }, index) => {
    const expected = `enemy.${id}.attack.${index}`;
    if (text !== expected) report('enemies', id, `attacks[${index}].text`, `should be “${expected}”`);
    rows.forEach(({ figures }, row) => {
      const path = `attacks[${index}].rows[${row}].figures`;
      if (figures > maxFigures) report('enemies', id, path, `a group has at most ${maxFigures} figures`);
      if (rows.findIndex((other) => other.figures === figures) !== row)
        report('enemies', id, path, `a second row for ${figures} figures`);
    });
  });
};

const checkSizes = ({ id, attacks, maxFigures }: Enemy, report: Report): void => {
  for (let size = 1; size <= maxFigures; size += 1) {
    const attacking = attacks.some(({ rows }) => rows.some(({ figures }) => figures === size));
    if (!attacking) report('enemies', id, 'attacks', `a group of ${size} figures has no attack`);
  }
};

/** With one preference alone a company would know the target before it is drawn (§8.1). */
const checkPreferences = ({ id, preferences }: Enemy, report: Report): void => {
  if (Object.keys(preferences).length < 2)
    report('enemies', id, 'preferences', 'names fewer than two things to look for in a hero');
};

/** A group of any size it can have must be able to attack, and the box must hold its figures. */
export const enemies: Rule = (box, report) => {
  for (const enemy of Object.values(box.enemies)) {
    const { id, maxFigures, figuresInBox, threatCost, moveToAttack, moveWithoutTarget } = enemy;
    checkAttacks(enemy, report);
    checkSizes(enemy, report);
    checkPreferences(enemy, report);
    if (figuresInBox < maxFigures)
      report('enemies', id, 'figuresInBox', `${figuresInBox} figures for a group of ${maxFigures}`);
    if (threatCost && threatCost.length !== maxFigures)
      report('enemies', id, 'threatCost', `${threatCost.length} costs for groups of up to ${maxFigures}`);
    if (moveWithoutTarget < moveToAttack)
      report('enemies', id, 'moveWithoutTarget', 'is shorter than the move that leaves time to attack');
  }
};
