import type { en } from './en';

export const fr: typeof en = {
  brief:
    'Rien de ce que vous faites ici ne quitte cet appareil. Ni compte, ni publicité, ni mesure d’audience, et personne à qui le raconter.',
  parts: [
    {
      title: 'Ce qui est conservé',
      text: 'Les sauvegardes, les noms que vous avez saisis, les paramètres, la collection et les listes de cartes : tout est dans le livre, sur cet appareil, et nulle part ailleurs. Tout y reste jusqu’à ce que vous l’effaciez, ou que vous retiriez l’application ou les données de cette page.',
    },
    {
      title: 'Ce qui en sort',
      text: 'Seulement ce que vous remettez vous-même : un export, une image ou une page imprimée, à qui vous voulez. Si l’appareil fait ses propres sauvegardes, le livre peut s’y trouver, sous le compte et aux conditions de ceux qui les gardent.',
    },
    {
      title: 'Le réseau',
      text: 'L’application pour tablettes n’a pas le droit de s’en servir. La page d’un navigateur se télécharge chez son hébergeur, la première fois et à chaque nouvelle version ; celui-ci voit que quelqu’un l’a fait, comme pour toute page, et jamais ce qui se joue.',
    },
    {
      title: 'Ce que l’application peut faire sur l’appareil',
      text: 'Vibrer, et régler la façon dont ses sons se mêlent aux autres. Elle ne voit que les fichiers que vous choisissez. Elle n’écoute jamais : sous iOS, le composant qui joue les sons saurait enregistrer, si bien que le système garde prête une phrase sur le micro ; l’application ne le demande jamais. La narration est lue par la voix de l’appareil ; certaines voix passent par le réseau de son fabricant, et la narration reste coupée tant que vous ne l’activez pas.',
    },
  ],
};
