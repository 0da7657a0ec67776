import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiDescriptions } from '../src/platform/http/documentation.ts';

type Answers = Record<string, { $ref?: string; content?: Record<string, unknown> }>;
type Operation = { operationId: string; responses: Answers };

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

function createDescription(name: string, description: ReturnType<typeof apiDescriptions>['everybody']) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
  addFormats.default(ajv);
  ajv.addSchema(description, name);
  const validators = new Map<string, ValidateFunction>();
  const paths = Object.entries(description.paths).map(([path, methods]) => ({
    path,
    methods: methods as unknown as Record<string, Operation>,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

  function validatorAt(pointer: string): ValidateFunction {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `${name}${pointer}` });
    validators.set(pointer, known);
    return known;
  }

  return {
    find(method: string, path: string) {
      const found = paths
        .filter(({ pattern, methods }) => pattern.test(path) && method.toLowerCase() in methods)
        .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
      const operation = found?.methods[method.toLowerCase()];
      if (!found || !operation) return undefined;
      return { operation, pointer: `#/paths/${escaped(found.path)}/${method.toLowerCase()}` };
    },
    problemOf(operation: Operation, pointer: string, status: number, body: unknown): string | undefined {
      const key = String(status) in operation.responses ? String(status) : 'default';
      const at = operation.responses[key]?.$ref ?? `${pointer}/responses/${key}`;
      const validate = validatorAt(`${at}/content/${escaped('application/json')}/schema`);
      return validate(body) ? undefined : ajv.errorsText(validate.errors);
    },
  };
}

let descriptions: ReturnType<typeof createDescription>[] | undefined;

function describe() {
  const { everybody, administrators } = apiDescriptions('test');
  return [createDescription('everybody', everybody), createDescription('administrators', administrators)];
}

/** Throws where an answer below /api is not as the OpenAPI description has it. */
export function requireDescribed(method: string, address: string, status: number, text: string): void {
  descriptions ??= describe();
  const path = new URL(address).pathname.replace(/^\/api/, '');
  for (const description of descriptions) {
    const found = description.find(method, path);
    if (!found) continue;
    const problem = description.problemOf(found.operation, found.pointer, status, JSON.parse(text));
    if (problem)
      throw new Error(`${method} ${path} answered ${status} not as described: ${problem}\n${text}`);
    return;
  }
}

/** A fetch that holds every JSON answer of the API against its description. */
export const describedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const text = await response.clone().text();
  requireDescribed(init?.method ?? 'GET', String(input), response.status, text);
  return response;
};
