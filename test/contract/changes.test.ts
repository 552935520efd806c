import { expect } from 'chai';

import { readChangelog, withLevels } from '../../tools/contract-changes/changelog.js';
import { breaksOf } from '../../tools/contract-changes/recorded.js';
import { comparedPart, readReleased, releasedText } from '../../tools/contract-changes/released.js';
import type { FeatureLevel } from '../../tools/generate-contract/contract.js';
import { buildWholeDocument } from '../../tools/generate-contract/write/document.js';
import type { Document } from '../../tools/generate-contract/contract.js';
import { contract } from '../support/contract-sources.js';

const whole = JSON.stringify(buildWholeDocument(contract));
const readDocument = (): Document => JSON.parse(whole) as Document;

// oxlint-disable-next-line typescript/no-explicit-any -- documents are changed at will.
type Json = Record<string, any>;

/** Returns what the comparison prints after a change of the document, without the feature levels of the project. */
const found = (
  change: (paths: Json, schemas: Json) => void,
  levels: readonly FeatureLevel[] = [],
): string[] => {
  const document = readDocument();
  change(document.paths, document.components.schemas ?? {});
  return breaksOf(comparedPart(readDocument(), 300), document, levels);
};

const fields = (schemas: Json, name: string): Json => schemas[name].properties;
const parameter = (operation: Json, name: string): Json =>
  operation.parameters.find((one: Json) => one.name === name);

const errorsOf = (operation: Json, status: number): Json =>
  operation.responses[status].content['application/json'].examples;

/** Replaces an error of `POST /drafts`. */
const withError =
  (code: string, msg: string): Planted['change'] =>
  (paths) => {
    errorsOf(paths['/drafts'].post, 400).draftChannelNotOne = { value: { result: 'error', code, msg } };
  };

const ONE_CHANNEL = 'Must specify exactly 1 channel ID for channel messages';

interface Planted {
  readonly what: string;
  readonly change: (paths: Json, schemas: Json) => void;
  readonly breaks: readonly string[];
}

const PLANTED: readonly Planted[] = [
  {
    what: 'a removed operation',
    change: (paths) => delete paths['/drafts/{draft_id}'].delete,
    breaks: ['DELETE /drafts/{draft_id} was removed'],
  },
  {
    what: 'a renamed path',
    change: (paths) => {
      paths['/type'] = paths['/typing'];
      delete paths['/typing'];
    },
    breaks: ['POST /typing was removed'],
  },
  {
    what: 'a renamed operation',
    change: (paths) => (paths['/typing'].post.operationId = 'type'),
    breaks: ['POST /typing was renamed from sendTypingStatus to type'],
  },
  {
    what: 'a renamed parameter',
    change: (paths) => (parameter(paths['/messages'].get, 'include_anchor').name = 'with_anchor'),
    breaks: ['GET /messages query.include_anchor was removed'],
  },
  {
    what: 'a new required parameter',
    change: (paths) =>
      paths['/messages'].get.parameters.push({
        name: 'why',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
    breaks: ['GET /messages query.why is now required'],
  },
  {
    what: 'a parameter that becomes required',
    change: (paths) => (parameter(paths['/messages'].get, 'anchor').required = true),
    breaks: ['GET /messages query.anchor is now required'],
  },
  {
    what: 'a narrower parameter',
    change: (paths) => {
      parameter(paths['/messages'].get, 'anchor').schema = { type: 'integer' };
    },
    breaks: ['GET /messages query.anchor no longer accepts the type string'],
  },
  {
    what: 'a removed field of a request',
    change: (_, schemas) => delete fields(schemas, 'SendMessageRequest').topic,
    breaks: ['SendMessageRequest.topic was removed'],
  },
  {
    what: 'a new required field of a request',
    change: (_, schemas) => {
      fields(schemas, 'SendMessageRequest').mood = { type: 'string' };
      schemas.SendMessageRequest.required.push('mood');
    },
    breaks: ['SendMessageRequest.mood is now required'],
  },
  {
    what: 'a type that a request loses',
    change: (_, schemas) => {
      const { to } = fields(schemas, 'SendMessageRequest');
      to.oneOf = to.oneOf.filter(({ type }: Json) => type !== 'integer');
    },
    breaks: ['SendMessageRequest.to no longer accepts the type integer'],
  },
  {
    what: 'a lower limit',
    change: (paths) => (parameter(paths['/messages'].get, 'anchor').schema.maxLength = 3),
    breaks: ['GET /messages query.anchor has a narrower maxLength: 3'],
  },
  {
    what: 'a higher limit',
    change: (_, schemas) => (fields(schemas, 'SendMessageRequest').content.minLength = 2),
    breaks: ['SendMessageRequest.content has a narrower minLength: 2'],
  },
  {
    what: 'a new pattern',
    change: (_, schemas) => (fields(schemas, 'SendMessageRequest').content.pattern = '^a'),
    breaks: ['SendMessageRequest.content has another pattern: ^a'],
  },
  {
    what: 'a lost former name',
    change: (_, schemas) => delete fields(schemas, 'SendMessageRequest').topic['x-aliases'],
    breaks: ['SendMessageRequest.topic lost its other name subject'],
  },
  {
    what: 'a removed value of an enum',
    change: (_, schemas) => {
      const { SentMessageType: type } = schemas;
      type.enum = type.enum.filter((value: string) => value !== 'private');
    },
    breaks: ['SentMessageType lost the value "private"'],
  },
  {
    what: 'a lost encoding of a body',
    change: (paths) =>
      delete paths['/messages'].post.requestBody.content['application/x-www-form-urlencoded'],
    breaks: ['POST /messages request lost the media type application/x-www-form-urlencoded'],
  },
  {
    what: 'a removed field of a response',
    change: (_, schemas) => {
      delete fields(schemas, 'Draft').content;
    },
    breaks: ['Draft.content was removed'],
  },
  {
    what: 'a field of a response that can be absent',
    change: (_, schemas) =>
      (schemas.Draft.required = schemas.Draft.required.filter((name: string) => name !== 'content')),
    breaks: ['Draft.content can now be absent'],
  },
  {
    what: 'a field of a response that can be null',
    change: (_, schemas) => (fields(schemas, 'Draft').content.type = ['string', 'null']),
    breaks: ['Draft.content can now be of the type null'],
  },
  {
    what: 'a removed kind of event',
    change: (_, schemas) => {
      schemas.Event.oneOf = schemas.Event.oneOf.filter(({ $ref }: Json) => !$ref.endsWith('/HeartbeatEvent'));
    },
    breaks: ['Event(type=heartbeat) was removed'],
  },
  {
    what: 'a renamed field of an event',
    change: (_, schemas) => {
      const event = fields(schemas, 'HeartbeatEvent');
      event.number = event.id;
      delete event.id;
      schemas.HeartbeatEvent.required = ['type', 'number'];
    },
    breaks: ['Event(type=heartbeat).id was removed'],
  },
  {
    what: 'other recipients of an event',
    change: (_, schemas) => (schemas.DraftsAddEvent['x-audience'] = 'everyone'),
    breaks: ['Event(type=drafts,op=add) has the recipients everyone instead of user'],
  },
  {
    what: 'another default of a parameter in a query',
    change: (paths) => (parameter(paths['/messages'].get, 'include_anchor').schema.default = false),
    breaks: ['GET /messages query.include_anchor has the default false instead of true'],
  },
  {
    what: 'a default that a parameter in a body no longer has',
    change: (_, schemas) => delete fields(schemas, 'CreateDraftsRequest').drafts.default,
    breaks: ['CreateDraftsRequest.drafts lost its default'],
  },
  {
    what: 'another status of an error',
    change: (paths) => {
      const { post } = paths['/drafts'];
      const { draftChannelNotOne, ...others } = errorsOf(post, 400);
      post.responses[400].content['application/json'].examples = others;
      const { examples } = (post.responses[404] = structuredClone(post.responses[400])).content[
        'application/json'
      ];
      Object.assign(examples, { draftChannelNotOne });
    },
    breaks: ['POST /drafts error draftChannelNotOne has the status 404 instead of 400'],
  },
  {
    what: 'another code of an error',
    change: withError('NO_CHANNEL', ONE_CHANNEL),
    breaks: ['POST /drafts error draftChannelNotOne has the code NO_CHANNEL instead of BAD_REQUEST'],
  },
  {
    what: 'another text of an error',
    change: withError('BAD_REQUEST', 'Name one channel'),
    breaks: ['POST /drafts error draftChannelNotOne has another text: Name one channel'],
  },
  {
    what: 'a header that a response no longer has',
    change: (paths) => (paths['/drafts'].post.responses[400].headers = {}),
    breaks: ['POST /drafts response 400 lost the header X-Request-Id'],
  },
  {
    what: 'a higher role',
    change: (paths) => (paths['/messages'].post['x-permission'] = { role: 'owner', bots: false }),
    breaks: ['POST /messages now needs the role owner', 'POST /messages no longer allows bots'],
  },
  {
    what: 'a new need for credentials',
    change: (paths) => delete paths['/server_settings'].get.security,
    breaks: ['GET /server_settings now needs authentication'],
  },
];

describe('the comparison with the released document', () => {
  for (const { what, change, breaks } of PLANTED)
    it(`names ${what}`, () => {
      expect(found(change)).to.include.members(breaks);
    });

  it('names nothing else than what was changed', () => {
    expect(found(PLANTED[0]?.change ?? (() => undefined))).to.deep.equal(PLANTED[0]?.breaks);
  });

  it('names a smaller length of a name, although the first length of a name is no break', () => {
    const shorten = (_: Json, schemas: Json): void => {
      fields(schemas, 'SendMessageRequest').queue_id.maxLength = 7;
    };
    expect(found(shorten)).to.deep.equal(['SendMessageRequest.queue_id has a narrower maxLength: 7']);
  });

  it('accepts what breaks no client', () => {
    const additions = (paths: Json, schemas: Json): void => {
      paths['/moods'] = { get: paths['/drafts'].get };
      paths['/messages'].get.parameters.push({ name: 'why', in: 'query', schema: { type: 'string' } });
      fields(schemas, 'SendMessageRequest').mood = { type: 'string' };
      fields(schemas, 'Draft').mood = { type: 'string' };
      schemas.Draft.required.push('mood');
      schemas.SentMessageType.enum.push('shout');
      schemas.ErrorCode.enum.push('NEW');
      fields(schemas, 'SendMessageRequest').content.minLength = 0;
    };
    expect(found(additions)).to.deep.equal([]);
  });

  describe('accepts a break', () => {
    const remove = (_: Json, schemas: Json): void => {
      delete fields(schemas, 'Draft').content;
    };
    const level = (number: number, ...breaks: string[]): FeatureLevel => ({
      level: number,
      change: 'Drafts are empty.',
      breaks,
    });

    it('that a later feature level records', () => {
      expect(found(remove, [level(301, 'Draft.content')])).to.deep.equal([]);
      expect(found(remove, [level(301, 'Draft')])).to.deep.equal([]);
    });

    it('not if a level of the release records it, or another place', () => {
      expect(found(remove, [level(300, 'Draft.content')])).to.deep.equal(['Draft.content was removed']);
      expect(found(remove, [level(301, 'Draft.cont')])).to.deep.equal([
        'Draft.content was removed',
        'level 301 records a break of Draft.cont, which does not break',
      ]);
    });
  });
});

describe('the released document', () => {
  it('has no break since that no feature level records', () => {
    expect(breaksOf(readReleased(), readDocument(), contract.levels)).to.deep.equal([]);
  });

  it('is written on one line for each path and component, and read as it was', () => {
    const part = comparedPart(readDocument(), 300);
    const text = releasedText(part);
    expect(JSON.parse(text)).to.deep.equal(JSON.parse(JSON.stringify(part)));
    expect(text.split('\n').length).to.be.above(Object.keys(part.paths).length);
  });
});

describe('the changelog', () => {
  const text = '# Changelog\n\n## Unreleased (feature level 300)\n\n### Users\n\n- More.\n';
  const levels: FeatureLevel[] = [
    { level: 302, change: 'Drafts are empty.', breaks: ['Draft.content'] },
    { level: 301, nothing: 'Reserved.' },
    { level: 300, change: 'Old.' },
  ];

  it('has the newest feature level and those since the release', () => {
    expect(readChangelog()).to.equal(withLevels(readChangelog(), contract.levels, readReleased().level));
  });

  it('lists the levels since the release with what they break, once', () => {
    const listed = withLevels(text, levels, 300);
    expect(listed).to.equal(
      '# Changelog\n\n## Unreleased (feature level 302)\n\n### Feature levels\n\n- 302: Drafts are empty. Clients must change: `Draft.content`.\n\n### Users\n\n- More.\n',
    );
    expect(withLevels(listed, levels, 300)).to.equal(listed);
    expect(withLevels(listed, levels.slice(2), 300)).to.equal(text);
  });
});
