import type { ReactTestRendererJSON, ReactTestRendererNode } from 'react-test-renderer';

type Tree = ReactTestRendererJSON | ReactTestRendererJSON[] | null;

const isNode = (child: ReactTestRendererNode): child is ReactTestRendererJSON => typeof child !== 'string';

const nodesIn = (tree: Tree): ReactTestRendererJSON[] =>
  (Array.isArray(tree) ? tree : tree ? [tree] : []).flatMap((node) => [
    node,
    ...nodesIn((node.children ?? []).filter(isNode)),
  ]);

const insideOf = (node: ReactTestRendererJSON) => nodesIn((node.children ?? []).filter(isNode));

const isPicture = ({ props }: ReactTestRendererJSON): boolean =>
  props.role === 'img' || props.accessibilityRole === 'image';

const labelOf = ({ props }: ReactTestRendererJSON): string =>
  props.accessibilityLabel ?? props['aria-label'] ?? '';

const nameOf = (node: ReactTestRendererJSON): string => labelOf(node) || node.type;

/** What VoiceOver and TalkBack pass over: a picture that is not accessible or has no name, a touchable inside what is heard as one. */
export const unheard = (tree: Tree): string[] =>
  nodesIn(tree).flatMap((node) => {
    const isHeard = node.props.accessible === true;
    const silent = isPicture(node) && !(isHeard && labelOf(node));
    const swallowed = isHeard ? insideOf(node).filter(({ props }) => props.onClick) : [];
    return [
      ...(silent ? [`a picture that is not heard: ${nameOf(node)}`] : []),
      ...swallowed.map((one) => `${nameOf(one)} cannot be touched inside ${nameOf(node)}`),
    ];
  });
