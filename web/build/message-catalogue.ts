import {
  type BabelFileResult,
  type PluginObj,
  type TransformOptions,
  transformAsync,
  type types,
} from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import lingui from '../lingui.config.ts';

type Babel = { types: typeof types };
type Descriptor = Map<string, types.ObjectProperty>;

function descriptorOf(node: types.ObjectExpression, { isObjectProperty, isIdentifier }: Babel['types']) {
  const properties: Descriptor = new Map();
  for (const property of node.properties) {
    if (isObjectProperty(property) && isIdentifier(property.key)) properties.set(property.key.name, property);
  }
  return properties;
}

/** What separates a text from its context where the text alone says too little; gettext's own choice. */
const contextMark = '\u0004';

export const messageKey = (text: string, context?: string): string =>
  context === undefined || context === '' ? text : `${text}${contextMark}${context}`;

/**
 * Makes each English text its own key, so that it stands in its chunk once, and no English catalogue is loaded.
 * A text with values is compiled beside it, which keeps the compiler out of the browser.
 */
function textIsKey({ types: build }: Babel): PluginObj {
  return {
    name: 'drape:text-is-key',
    visitor: {
      ObjectExpression({ node }) {
        const found = descriptorOf(node, build);
        const [id, message, context] = ['id', 'message', 'context'].map((name) => found.get(name));
        if (!id || !build.isStringLiteral(message?.value)) return;
        const text = message.value.value;
        const key = messageKey(text, build.isStringLiteral(context?.value) ? context.value.value : undefined);
        const compiled = compileMessage(text);
        const isPlain = key === text && compiled.length === 1 && compiled[0] === text;
        node.properties = node.properties.filter((property) => property !== message && property !== context);
        id.value = build.stringLiteral(key);
        if (isPlain) return;
        node.properties.push(build.objectProperty(build.identifier('message'), build.valueToNode(compiled)));
      },
    },
  };
}

const macroPlugins = [
  [linguiMacro, { descriptorFields: 'message', linguiConfig: makeConfig(lingui) }],
  textIsKey,
] satisfies TransformOptions['plugins'];

async function withoutMacros(code: string, filename: string, sourceMaps: boolean): Promise<Transformed> {
  const result = await transformAsync(code, {
    filename,
    sourceMaps,
    babelrc: false,
    configFile: false,
    parserOpts: {
      sourceType: 'module',
      plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    },
    plugins: macroPlugins,
  });
  return { code: result?.code ?? code, map: result?.map ?? null };
}

type Transformed = { code: string; map: NonNullable<BabelFileResult['map']> | null };
/** What was made of a source in this process, since the browser's build and the server's read the same sources. */
const transformed = new Map<string, { source: string; sourceMaps: boolean; result: Promise<Transformed> }>();

function keptTransform(source: string, id: string, sourceMaps: boolean): Promise<Transformed> {
  const kept = transformed.get(id);
  if (kept?.source === source && kept.sourceMaps === sourceMaps) return kept.result;
  const result = withoutMacros(source, id, sourceMaps);
  transformed.set(id, { source, sourceMaps, result });
  return result;
}

/** Turns `<Trans>` and `t` into plain calls. */
function macros(): Plugin {
  let sourceMaps = true;
  return {
    name: 'drape:message-macros',
    enforce: 'pre',
    configResolved: ({ command, build }) => {
      sourceMaps = command === 'serve' || build.sourcemap !== false;
    },
    transform: {
      filter: {
        id: { include: /\.tsx?$/, exclude: /\/node_modules\// },
        code: /@lingui\/(core|react)\/macro/,
      },
      handler: (source, id) => keptTransform(source, id, sourceMaps),
    },
  };
}

/** Reads a translator's file as a module: its texts, by the English ones. */
function translations(): Plugin {
  const { parse } = formatter();
  return {
    name: 'drape:translations',
    transform: {
      filter: { id: /\.po$/ },
      async handler(source, id) {
        const catalogue = await parse(source, { locale: undefined, sourceLocale: 'en', filename: id });
        const entries = Object.values(catalogue).flatMap(({ message, translation, context }) =>
          message && translation ? [[messageKey(message, context), compileMessage(translation)]] : [],
        );
        const code = `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(entries)))});`;
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}

/** The texts of the interface, from `<Trans>` and `t` in the source, and from the files of translators. */
export const messageCatalogue = () => [macros(), translations()];
