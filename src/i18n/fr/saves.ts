import type { savesEn } from '../en/saves';

export const savesFr: typeof savesEn = {
  title: 'Sauvegardes',
  intro: 'Chaque pas est conservé de lui-même. Choisissez une partie et reprenez où vous l’aviez laissée.',
  reading: 'On parcourt les rayons…',
  empty: 'Aucune partie n’est encore conservée. Commencez-en une nouvelle, ou apportez un fichier.',
  resume: 'Reprendre',
  resumeLabel: (name: string) => `Reprendre ${name}`,
  more: 'Autres actions',
  moreLabel: (name: string) => `Autres actions pour ${name}`,
  changed: (date: string) => `Jouée le ${date}`,
  unknown: 'Cette sauvegarde ne peut pas être montrée',
  unknownGame:
    'Elle vient d’un jeu que cette version de l’application n’a pas. Elle est gardée telle quelle ; mettez l’application à jour pour l’ouvrir.',
  menu: {
    name: 'Nom de la sauvegarde',
    keepName: 'Garder ce nom',
    duplicate: 'Dupliquer',
    copyOf: (name: string) => `${name} (copie)`,
    points: 'Signets, copies et aventures passées',
    export: 'Exporter dans un fichier',
    edition: 'Passer à la nouvelle version',
    editionText:
      'Une version plus récente de cette campagne est ici. Cette sauvegarde continue avec la sienne, sauf si vous en décidez autrement. Après le passage, rien de ce qui précède ne peut être annulé ; ce moment reste parmi ses signets.',
    editionMoved: 'Cette sauvegarde continue désormais avec la nouvelle version.',
    editionUnfit: 'Cette sauvegarde ne convient pas à la nouvelle version. Elle continue avec la sienne.',
    editionPoint: 'Avant la nouvelle version',
    bin: 'Supprimer',
    binText: (name: string) => `« ${name} » va à la corbeille, d’où vous pourrez la reprendre.`,
  },
  points: {
    title: 'Repartir d’un autre moment',
    text: 'Y aller ouvre une nouvelle sauvegarde ; celle-ci reste comme elle est.',
    none: 'Rien d’autre que la partie elle-même n’est encore conservé.',
    kind: {
      start: 'Une aventure depuis son début',
      bookmark: 'Signet',
      backup: 'Copie de sûreté',
      migration: 'Telle qu’une ancienne application l’a laissée',
    },
    go: 'Y aller',
    goLabel: (what: string) => `Y aller : ${what}`,
    remove: 'Retirer',
    removeLabel: (name: string) => `Retirer le signet ${name}`,
  },
  bookmark: {
    title: 'Mettre un signet ici',
    text: (company: string) =>
      `${company} pourra revenir plus tard à cet instant précis, sans renoncer à la partie en cours.`,
    name: 'Nom du signet',
    keep: 'Garder un signet',
    kept: (name: string) => `« ${name} » est conservé.`,
    failed: 'Le signet n’a pas encore pu être écrit. Il le sera dès qu’il y aura de la place.',
  },
  bin: {
    title: 'Corbeille',
    text: 'Les sauvegardes supprimées. Elles restent ici tant que vous ne videz pas la corbeille.',
    deleted: (date: string) => `Supprimée le ${date}`,
    restore: 'Récupérer',
    restoreLabel: (name: string) => `Récupérer ${name}`,
    empty: 'Vider la corbeille',
    emptyText: 'Tout ce que contient la corbeille disparaîtra pour de bon.',
    emptyNow: 'Vider pour de bon',
  },
  files: {
    title: 'Fichiers',
    text: 'Un fichier porte des sauvegardes ou une campagne d’un appareil à l’autre. Les sauvegardes apportées s’ajoutent à celles d’ici. Une campagne est d’abord vérifiée ; les nouvelles parties commencent ensuite avec cette version.',
    import: 'Apporter un fichier',
    saves: (n: number) =>
      n === 0
        ? 'Aucune sauvegarde n’est arrivée.'
        : n === 1
          ? 'Une sauvegarde est arrivée.'
          : `${n} sauvegardes sont arrivées.`,
    left: 'Ce qui n’a pas pu être repris comme il faut',
    moreLeft: (n) => `Et ${n} de plus.`,
    unproved: (name) =>
      `« ${name} » ne peut pas être lue. Elle est gardée telle quelle et peut être exportée de nouveau.`,
    here: (name) =>
      `« ${name} » est déjà ici. Tant qu’elle a des secrets, elle ne peut pas s’y trouver deux fois : on reviendrait en deçà de ce qui a été vu. Pour l’apporter malgré tout, supprimez celle d’ici et videz la corbeille.`,
    leftOut: (name) =>
      name
        ? `« ${name} » n’est pas une sauvegarde et a été laissée de côté.`
        : 'Un élément qui n’est pas une sauvegarde a été laissé de côté.',
    refusedImport: (id) =>
      `La campagne « ${id} » n’a pas été reprise : apportée seule, elle serait refusée aussi. Ses sauvegardes sont gardées, et s’ouvriront quand leur campagne sera là.`,
    renamed: (name) => `Il y en avait déjà une de ce nom : la nouvelle s’appelle « ${name} ».`,
    campaign: (name) =>
      `La campagne « ${name} » est arrivée. Elle est proposée avec les autres pour une nouvelle partie.`,
    campaignAgain: (name) =>
      `La campagne « ${name} » est arrivée de nouveau. Les nouvelles parties commencent avec cette version ; les sauvegardes continuent avec la leur.`,
    notSaved:
      'Le fichier est bon, mais rien n’en a été repris. Apportez-le de nouveau une fois la cause levée.',
    refused: {
      huge: 'Ce fichier est bien trop gros pour être des nôtres. Rien n’a changé.',
      foreign: 'Ce n’est pas un fichier du Livre Rouge. Rien n’a changé.',
      newer:
        'Ce fichier vient d’une application plus récente. Mettez celle-ci à jour, puis réessayez. Rien n’a changé.',
      damaged: 'Ce fichier s’est abîmé en route. Demandez-le à nouveau. Rien n’a changé.',
      broken: 'Ce fichier ne contient pas de partie jouable. Rien n’a changé.',
      empty: 'Ce fichier ne contient aucune sauvegarde. Rien n’a changé.',
      unsound:
        'Cette campagne ne pourrait pas être jouée jusqu’au bout : la vérification de ses fichiers a trouvé des fautes. Rien n’a changé.',
      shipped: 'L’application a déjà une campagne de ce nom. Rien n’a changé.',
      elsewhere:
        'Ce fichier contient des cartes entrées à la main, non des sauvegardes. Prenez-le depuis la page des cartes de son jeu. Rien n’a changé.',
    },
    faults: 'Ce que son auteur doit corriger (en anglais)',
    advice: 'Elle peut être jouée telle quelle. Ce que son auteur peut encore soigner (en anglais)',
    moreAdvice: (n) => `Et ${n} de plus.`,
    moreFaults: (n) =>
      n === 1
        ? 'Et une autre faute.'
        : `Et ${n} autres fautes. Celles-ci d’abord : d’autres peuvent disparaître avec elles.`,
    fault: (file: string, path: string, message: string) => `${file} ${path} : ${message}`,
  },
  notSaved: {
    text: 'Les derniers pas n’ont pas pu être écrits. La partie continue tant que l’application reste ouverte, et tout sera écrit dès que possible.',
    elsewhere:
      'La partie y a continué, et cette page ne peut plus rien garder. Rechargez-la pour reprendre ce qui est gardé ; les pas faits ici depuis sont perdus.',
  },
};
