const roman = (tier: number): string => ['', 'I', 'II', 'III', 'IV'][tier] ?? String(tier);
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/** From the first choice of a new game to the last page of a campaign. */
export const campaignEn = {
  next: 'Next',
  done: (what: string) => `${what}: done`,
  tier: (tier: number) => `tier ${roman(tier)}`,
  numbered: (deck: string, n: number) => `${deck} ${n}`,
  newGame: {
    title: 'New game',
    progress: (at: number, of: number) => `Step ${at} of ${of}`,
    failed: 'The campaigns could not be read. Nothing is lost; try again.',
    none: 'There is no campaign on the shelf yet.',
    steps: {
      campaign: 'Which campaign?',
      difficulty: 'How hard?',
      heroes: 'Who sets out?',
      items: 'What do they carry?',
      name: 'What is the company called?',
    },
    evenings: (from: number, to: number) =>
      from === to ? many(from, 'evening', 'evenings') : `${from} to ${to} evenings`,
    adventures: (n: number) => many(n, 'adventure', 'adventures'),
    needs: (boxes: string) => `Needs: ${boxes}`,
    boxesOff: (boxes: string) => `Off in your collection: ${boxes}. Turn it on there to play this campaign.`,
    toCollection: 'Open the collection',
    difficulty: {
      normal: {
        name: 'Normal',
        text: 'The game as most tables play it. Exploring a tile gives inspiration.',
      },
      hard: {
        name: 'Hard',
        text: 'More enemies, and enemies that can do more. Exploring a tile gives no inspiration.',
      },
      forGood: 'It cannot be changed once the campaign has begun (§42.1).',
    },
    players: 'Players at the table',
    together: (n: number) => `Each player leads one hero: choose ${n}.`,
    alone: (from: number, to: number) => `Alone, you lead ${from} to ${to} heroes.`,
    chosen: (n: number) => (n === 0 ? 'Nobody chosen yet.' : `Chosen so far: ${n}.`),
    goodAt: (stats: string) => `Good at: ${stats}`,
    limits: 'Limits',
    limit: {
      damage: (n: number) => `Damage limit ${n}`,
      fear: (n: number) => `Fear limit ${n}`,
      inspiration: (n: number) => `Inspiration limit ${n}`,
    },
    suggestedRole: (role: string) => `Often a ${role}`,
    itemsIntro:
      'Every hero wears one armour and has two hands. What the hero card suggests is already chosen; change what you like.',
    suggested: 'Suggested',
    noneLeft: 'Every copy is with another hero.',
    handsUsed: (used: number, hands: number) => `Hands: ${used} of ${hands}`,
    changeItems: 'Change',
    closeItems: 'That is all',
    backToSuggested: 'Back to what is suggested',
    companyName: 'Name of the company',
    nameIntro: 'The name stands on the save and on the last page. Tap one, or write your own.',
    names: [
      'The Lantern-bearers',
      'Friends of the Long Road',
      'The Unlooked-for',
      'Company of the Grey Morning',
      'The Last Homely Few',
      'Walkers under Rain',
    ],
    summary: 'The company',
    begin: 'Begin the campaign',
    beginHint: 'Next comes the set-up of the table, step by step.',
  },
  setUp: {
    list: { new: 'Setting up the first adventure', continue: 'Setting up the next adventure' },
    progress: (at: number, of: number) => `Step ${at} of ${of}`,
    quit: 'Leave for now',
    goOn: 'It is done',
    setOut: 'Off we go!',
    readOn: 'Read on',
    forHero: (hero: string) => `For ${hero}`,
    steps: {
      'new.2': { title: 'The heroes', text: 'Each player takes a hero from the box.' },
      'new.3': {
        title: 'Starting items',
        text: 'Find these cards by name and tier, and lay them beside the hero card.',
      },
      'new.4': { title: 'The common decks', text: 'Three decks serve everyone.' },
      'new.5': { title: 'The reserve', text: 'Everything the app may ask for later, within reach.' },
      'new.6': { title: 'The story begins', text: 'Gather round; let one of you read it aloud.' },
      'new.7': {
        title: 'Roles',
        text: 'Each hero takes a role for this adventure. It may be another next time.',
      },
      'new.8': {
        title: 'Skill cards',
        text: 'Each hero gathers these cards. The word and the number stand at the foot of each.',
      },
      'new.9': {
        title: 'Skill decks',
        text: 'One card lies ready from the start; the others make the deck.',
      },
      'new.10': { title: 'Ready', text: 'The table is set.' },
      'continue.2': { title: 'The common decks', text: 'Three decks serve everyone.' },
      'continue.3': { title: 'The reserve', text: 'Everything the app may ask for later, within reach.' },
      'continue.4': {
        title: 'Skill cards',
        text: 'Each hero gathers these cards and sets them aside: the role comes later.',
      },
      'continue.5': { title: 'Heroes and items', text: 'Lay each hero’s items beside the hero card.' },
      'continue.6': {
        title: 'Trinkets',
        text: 'Each hero may take one of the company’s trinkets. Tap to choose; tap again to leave it.',
      },
      'continue.7': {
        title: 'Roles and decks',
        text: 'Roles are chosen anew, the same as before or another. Then each deck is finished.',
      },
      'continue.8': { title: 'Ready', text: 'The table is set.' },
    },
    lines: {
      takeHero: (hero: string) => `Take the figure and the hero card of ${hero}.`,
      takeItems: 'Items',
      shuffleDecks:
        'Shuffle the damage, fear and weakness decks, each by itself, and put them in the middle.',
      makeReserve:
        'Sort tokens and boon cards into piles. Keep the map tiles and the enemy figures to one side.',
      takeSkills: {
        basic: 'Basic cards, one of each',
        hero: 'The hero’s own cards',
        role: 'Cards of the role',
        bought: 'Bought cards',
      },
      putBackSkills: 'Put back in the box: cards of the last role',
      takeTitles: 'Titles',
      takeWeakness: (n: number) =>
        n === 1
          ? 'The top card of the weakness deck, unseen'
          : `The top ${n} cards of the weakness deck, unseen`,
      takeTrinket: (n: number) => `Trinket, with ${many(n, 'depletion token', 'depletion tokens')} on it`,
      prepare: 'Prepare: lay it faceup under the hero card',
      shuffleSkills: (n: number) => `Shuffle the other ${n} cards into a facedown deck.`,
    },
    noTrinkets: 'The company has no trinket yet. Go on.',
    role: {
      choose: (hero: string) => `A role for ${hero}`,
      none: 'no role yet',
      suggested: 'Suggested',
      taken: (hero: string) => `Taken by ${hero}`,
      goodAt: (what: string) => `Good at: ${what}`,
      cards: (n: number) => many(n, 'card', 'cards'),
      first: (skill: string) => `Begins with ${skill} prepared`,
      xp: (n: number) => `${n} experience unspent`,
      giveUp: 'Give this role up',
    },
    trinket: {
      choose: (hero: string) => `A trinket for ${hero}`,
      none: 'No trinket',
      with: (hero: string) => `With ${hero}`,
    },
  },
};
