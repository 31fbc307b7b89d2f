import {
  isIdentifier,
  isInterfaceDeclaration,
  isJsxAttribute,
  isJsxOpeningLikeElement,
  isTypeAliasDeclaration,
  isTypeNode,
  isVariableDeclaration,
  type Identifier,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Project, type Symbol } from 'typescript/unstable/sync';
import { withoutAttribute, withoutGlobal, withoutMember } from './support.ts';

/** A use of what some supported browsers lack: `feature` as « URL.parse » or « button popovertarget », `at` as « file:line ». */
export type Use = Readonly<{ feature: string; at: string; lackedBy: readonly string[] }>;

type Found = Omit<Use, 'at'>;

const isType = (node: Node): boolean =>
  isTypeNode(node) || isInterfaceDeclaration(node) || isTypeAliasDeclaration(node);

/** The names that exist when the code runs: none in types. */
const namesIn = (node: Node): readonly Identifier[] => {
  const names: Identifier[] = [];
  const visit = (each: Node): void => {
    if (isType(each)) return;
    if (isIdentifier(each)) names.push(each);
    each.forEachChild(visit);
  };
  visit(node);
  return names;
};

/** The interface it is a member of; for a static member, whose owner has no name in TypeScript, the constructor's variable. */
const ownerOf = (symbol: Symbol, project: Project): string | undefined => {
  const owner = symbol.getParent()?.name;
  if (owner !== '__type') return owner;
  const [declaration] = symbol.declarations;
  const variable = declaration?.resolve(project)?.parent.parent;
  return variable && isVariableDeclaration(variable) ? variable.name.getText() : undefined;
};

const isOfPlatform = (symbol: Symbol): boolean =>
  symbol.declarations.length > 0 && symbol.declarations.every(({ path }) => /\/lib\.[\w.]+\.d\.ts$/.test(path));

const lackOf = (symbol: Symbol, project: Project): Found => {
  const owner = ownerOf(symbol, project);
  return owner === undefined
    ? { feature: symbol.name, lackedBy: withoutGlobal(symbol.name) }
    : { feature: `${owner.replace(/Constructor$/, '')}.${symbol.name}`, lackedBy: withoutMember(owner, symbol.name) };
};

const isComponent = (tag: string): boolean => tag !== tag.toLowerCase();

/** For an attribute of an element: React's names are those of HTML apart from capitals. */
const lackOfAttribute = (name: Identifier): Found | null => {
  const element = isJsxAttribute(name.parent) ? name.parent.parent.parent : null;
  if (!element || !isJsxOpeningLikeElement(element) || !isIdentifier(element.tagName)) return null;
  const [tag, attribute] = [element.tagName.text, name.text.toLowerCase()];
  if (isComponent(tag)) return null;
  return { feature: `<${tag} ${attribute}>`, lackedBy: withoutAttribute(tag, attribute) };
};

const usesIn = (file: SourceFile, project: Project): readonly Use[] => {
  const names = namesIn(file);
  const symbols = project.checker.getSymbolAtLocation(names);
  return names.flatMap((name, index) => {
    const symbol = symbols[index];
    const found = lackOfAttribute(name) ?? (symbol && isOfPlatform(symbol) ? lackOf(symbol, project) : null);
    if (!found || found.lackedBy.length === 0) return [];
    const { line } = file.getLineAndCharacterOfPosition(name.getStart(file));
    return [{ ...found, at: `${file.fileName}:${line + 1}` }];
  });
};

/** Interfaces that the files of a TypeScript project use and a supported browser lacks. */
export const lackingUses = (config: string, isChecked: (file: string) => boolean): readonly Use[] => {
  const typescript = new API();
  try {
    const projects = typescript.updateSnapshot({ openProjects: [config] }).getProjects();
    return projects.flatMap((project) =>
      project.program
        .getSourceFileNames()
        .filter(isChecked)
        .flatMap((name) => project.program.getSourceFile(name) ?? [])
        .flatMap((file) => usesIn(file, project)),
    );
  } finally {
    typescript.close();
  }
};
