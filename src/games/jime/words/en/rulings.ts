import type { RulingId } from '@/games/jime/play';

/** What the app rules where the guide is silent, and why. */
export type Ruling = { rule: string; why: string };

export const rulingsEn = {
  heading: (n: number): string => (n === 1 ? 'Our ruling' : 'Our rulings'),
  line: (parts: string, rule: string, why: string) => `${rule} ${why} (${parts})`,
  of: {
    counterattackExhausts: {
      rule: 'A group that counterattacks is exhausted; one that is provoked is not.',
      why: 'The guide speaks of exhausted groups in the action phase, and nothing else but a stun would exhaust one.',
    },
    drivenHeroProvokesOthers: {
      rule: 'A hero driven away provokes the other ready groups of the space, not the one that drove.',
      why: 'Else a blow that pushes would be followed by a second one for the push.',
    },
    attackOfFiguresLeft: {
      rule: 'Figures felled before their group’s attack no longer strike: the attack is that of the most figures left. One that fewer figures cannot make is put back, and another is drawn that they can.',
      why: 'A group attacks with the figures it has.',
    },
    moveAskedAnew: {
      rule: 'A hero who is driven off or placed elsewhere while a group is provoked does not make the move or the interaction begun, and it costs nothing; groups left behind are not provoked, and none is provoked twice for one leaving.',
      why: 'Groups are provoked before the hero leaves or interacts, and both begin in the space where that was said.',
    },
    thresholdFallenBelow: {
      rule: 'A threshold that lowers threat below the next one holds that one back until threat has reached it again.',
      why: 'One is resolved when it is reached or passed, each in its turn, and by then it no longer is.',
    },
    bushAtTheBank: {
      rule: 'A turn that a stream ends in a space with a bush ends there: the bush’s test may still be made.',
      why: 'The bush asks where a turn ends; the stream forbids only what belongs to the turn itself.',
    },
    stunEndsActivation: {
      rule: 'A group stunned in the middle of its activation ends it there, attack included.',
      why: 'A stunned group is exhausted, and only a ready one activates.',
    },
    fallenGroupStrikesNoMore: {
      rule: 'A group that falls in the middle of its own attack deals nothing.',
      why: 'Nobody is left to deal it.',
    },
    fallenHeroIsPassedOver: {
      rule: 'What waited for a hero who falls is over; enemies who came for that hero turn to the nearest.',
      why: 'A defeated hero takes no further part, and an enemy without its target takes the nearest hero.',
    },
    sunderWithCleave: {
      rule: 'Sunder with cleave takes one armour from every enemy hit.',
      why: 'The guide says “one or several” without saying when it is several.',
    },
    lethalCountsHealthLeft: {
      rule: 'Lethal asks for half of the health the figure has left, rounded up.',
      why: 'The guide names the health left, and not what becomes of odd numbers.',
    },
    lastStandStat: {
      rule: 'Against damage a last stand tests might or agility, against fear spirit or wisdom, drawn by lot.',
      why: 'The guide leaves the test to the app: the body answers for wounds, the mind for dread.',
    },
    lastStandGrowsHarder: {
      rule: 'The first last stand of a hero needs one success, and each later one in the same adventure one more.',
      why: 'The guide leaves the number to the app; luck should not carry a hero for ever.',
    },
    limitsAreTheTables: {
      rule: 'The printed limit holds until the table says that a card has changed it.',
      why: 'Only the table sees its cards.',
    },
    targetIsTheEnemys: {
      rule: 'Each kind of enemy has its own liking for a target: the weakest, the wounded, whoever struck last.',
      why: 'The guide leaves the choice to the app and does not say how it is made.',
    },
    activationOrderByLot: {
      rule: 'Which ready group acts next is drawn by lot.',
      why: 'The guide leaves the order to the app.',
    },
    attackByLot: {
      rule: 'Which of its attacks a group makes is drawn by lot among those for its number of figures, and what they do besides is our own list.',
      why: 'The guide leaves both to the app.',
    },
    figureStandsIn: {
      rule: 'When no figure of a kind is left, one comes all the same, and another figure stands in under a banner.',
      why: 'The story needs the group, and the box holds no more.',
    },
    turnGivesWay: {
      rule: 'While a hero has an action or half of a travel action left, what another does is done by a card and counts as no action. With nothing left, the turn gives way to whoever acts next.',
      why: 'Turns are taken one after the other, and the app sees no cards.',
    },
    mayActAgain: {
      rule: 'A hero whose turn is over is warned, and may act all the same.',
      why: 'A card may allow it, and only the table sees its cards.',
    },
    facedownGoesFirst: {
      rule: 'When a hero recovers, the mirror takes facedown cards away first; correct it if a faceup one went.',
      why: 'The hero chooses, and only the table sees it.',
    },
    laterEliteIsAnnounced: {
      rule: 'A group that becomes elite on the map gets its banner then, and its figures the bonus at once.',
      why: 'The guide speaks only of groups that come as elite.',
    },
  } satisfies Record<RulingId, Ruling> as Record<RulingId, Ruling>,
};
