import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Call } from '#contract/call.ts';
import { calls, extensions } from '#contract/calls.ts';
import { buildOpenApi } from '#contract/openApi/openApi.ts';

type Operation = { responses: Record<string, object> };

const document = buildOpenApi() as { paths: Record<string, Record<string, Operation>> };
const ajv = new Ajv2020({ allowUnionTypes: true, strict: false, validateFormats: false });
ajv.addSchema(document, 'openapi');

const described = Object.values<Call>({ ...calls, ...extensions }).map(({ method, path }) => ({
  method,
  pattern: new URLPattern({ pathname: path }),
  template: path.replaceAll(/:(\w+)/g, '{$1}'),
}));

/** Statuses of `default`: what is sent is too large or of another type. */
const OTHER_REFUSALS = [413, 415];

/**
 * Returns what is wrong with the response to a request by the OpenAPI document. Null if nothing is, or if the request is
 * no call.
 */
export function findAnswerErrors(
  { method, url }: Pick<Request, 'method' | 'url'>,
  status: number,
  body: unknown,
): unknown {
  const call = described.find((one) => one.method === method && one.pattern.test(url));
  if (!call) return null;
  const { responses } = document.paths[call.template]![method.toLowerCase()]!;
  if (!(String(status) in responses) && !OTHER_REFUSALS.includes(status) && status < 500)
    return `${status} isn't described`;
  const operation = `paths/${encodeURIComponent(call.template.replaceAll('/', '~1'))}/${method.toLowerCase()}`;
  const schema =
    status === 200
      ? `${operation}/responses/200/content/application~1json/schema`
      : 'components/schemas/Error';
  const validate = ajv.getSchema(`openapi#/${schema}`)!;
  validate(body);
  return validate.errors ?? null;
}
