/** The settings: what they are by default, what they may be, and what is said to everything else. */

import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { ConfigurationError, type Environment, readConfiguration } from '../../src/config/configuration.ts';
import type { Configuration } from '../../src/config/settings.ts';
import { isLoopback } from '../../src/config/values.ts';

const configured = (environment: Environment, file?: string): Configuration =>
  readConfiguration(environment, file).configuration;

/** The lines that say what is wrong. */
function mistakes(environment: Environment, file?: string): readonly string[] {
  try {
    readConfiguration(environment, file);
  } catch (error) {
    assert.ok(error instanceof ConfigurationError, String(error));
    return error.message.split('\n');
  }
  return [];
}

const DEFAULTS: Configuration = {
  HOST: '127.0.0.1',
  PORT: 8000,
  DATABASE_URL: { kind: 'sqlite', file: resolve('data/mentoring.db') },
  DATABASE_POOL_SIZE: 10,
  DATABASE_TIME_LIMIT: 2000,
  SECRET_KEY: null,
  SECRET_KEY_FILE: null,
  BACKUP_DIR: null,
  BACKUP_KEEP: 7,
  BACKUP_INTERVAL: 24,
  TIME_ZONE: 'Europe/Berlin',
  BASE_URL: null,
  TRUST_PROXY: false,
  ALLOWED_HOSTS: [],
  CORS_ORIGINS: [],
  AUTH: null,
  SECURITY_CONTACT: null,
  OIDC_ISSUER: null,
  OIDC_CLIENT_ID: null,
  OIDC_CLIENT_SECRET: null,
  OIDC_ALLOWED: null,
  OIDC_ROLE: null,
  CONNECTION_LIMIT: 4096,
  CLIENT_CONNECTION_LIMIT: null,
  BODY_LIMIT: 1_048_576,
  HEADER_LIMIT: 16_384,
  URL_LIMIT: 8192,
  GOAL_WRITER: 'offline',
  OPENAI_BASE_URL: null,
  OPENAI_API_KEY: null,
  OPENAI_MODEL: null,
  GOAL_TIME_LIMIT: 60,
  GOAL_ON_FAILURE: 'fallback',
  GOAL_SERVER_CONCURRENCY: 8,
  GOAL_REVIEW: false,
  GOAL_RATE_LIMIT: null,
  GOAL_TOKEN_BUDGET: null,
  MAIL_URL: null,
  MAIL_FROM: null,
  MAIL_WITHOUT_TLS: false,
  HELP_TEXT: null,
  KEEP_GOALS_MONTHS: null,
  KEEP_PEOPLE_MONTHS: null,
  TYPEFORM_SECRET: null,
  TYPEFORM_FORMS: new Map(),
  LOG_LEVEL: 'info',
};

suite('where nothing is set', () => {
  test('everything has its default', () => {
    assert.deepEqual(configured({}), DEFAULTS);
    const { settings } = readConfiguration({ PATH: '/bin', HOME: '/root', USER: 'root' });
    assert.ok(settings.every(({ value, fallback, source }) => value === fallback && source === 'default'));
    assert.deepEqual(
      settings.map(({ name }) => name),
      Object.keys(DEFAULTS),
    );
    assert.ok(settings.every(({ description }) => description.endsWith('.')));
  });

  test('everything has its default, also where all is set to the empty text', () => {
    const empty = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, '']));
    assert.deepEqual(configured(empty), DEFAULTS);
  });
});

type Name = keyof Configuration;
type Value<N extends Name> = Configuration[N];
type Row = { readonly [N in Name]: readonly [N, string, Value<N>] }[Name];

suite('a value that is right', () => {
  const rows: readonly Row[] = [
    ['HOST', '127.1.2.3', '127.1.2.3'],
    ['HOST', 'localhost', 'localhost'],
    ['HOST', '::1', '::1'],
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['PORT', ' 80 ', 80],
    ['DATABASE_URL', 'sqlite:./x.db', { kind: 'sqlite', file: resolve('x.db') }],
    ['DATABASE_URL', 'sqlite:a/b c.db', { kind: 'sqlite', file: resolve('a/b c.db') }],
    ['DATABASE_URL', 'sqlite:/tmp/x.db', { kind: 'sqlite', file: '/tmp/x.db' }],
    ['DATABASE_URL', 'sqlite:///tmp/x.db', { kind: 'sqlite', file: '/tmp/x.db' }],
    [
      'TYPEFORM_FORMS',
      ' abc123 = Mid Program,, def456=mentor 3,',
      new Map([
        ['abc123', { role: null, round: 'Mid Program' }],
        ['def456', { role: 'mentor', round: '3' }],
      ]),
    ],
    ['TYPEFORM_SECRET', 'word', 'word'],
    ['TIME_ZONE', 'UTC', 'UTC'],
    ['TIME_ZONE', 'America/New_York', 'America/New_York'],
    ['BASE_URL', 'https://mentoring.example.org', 'https://mentoring.example.org'],
    ['BASE_URL', 'http://localhost:8000/', 'http://localhost:8000'],
    ['TRUST_PROXY', 'yes', true],
    ['TRUST_PROXY', 'TRUE', true],
    ['TRUST_PROXY', '1', true],
    ['TRUST_PROXY', 'no', false],
    ['TRUST_PROXY', 'False', false],
    ['TRUST_PROXY', '0', false],
    ['ALLOWED_HOSTS', 'a.example', ['a.example']],
    ['ALLOWED_HOSTS', ' A.example ,,b.example,', ['a.example', 'b.example']],
    ['ALLOWED_HOSTS', '*', ['*']],
    ['CORS_ORIGINS', 'https://App.example.org', ['https://app.example.org']],
    [
      'CORS_ORIGINS',
      ' https://a.example/,http://localhost:5173 ',
      ['https://a.example', 'http://localhost:5173'],
    ],
    ['AUTH', 'open', 'open'],
    ['AUTH', 'tokens', 'tokens'],
    ['SECRET_KEY', 'k'.repeat(32), 'k'.repeat(32)],
    ['SECRET_KEY_FILE', '/run/secrets/key', '/run/secrets/key'],
    ['SECURITY_CONTACT', 'a@example.org', ['mailto:a@example.org']],
    [
      'SECURITY_CONTACT',
      'https://example.org/report, tel:+49-30-1',
      ['https://example.org/report', 'tel:+49-30-1'],
    ],
    ['BODY_LIMIT', '1024', 1024],
    ['HEADER_LIMIT', '65536', 65_536],
    ['URL_LIMIT', '16383', 16_383],
    ['GOAL_WRITER', 'offline', 'offline'],
    ['OPENAI_BASE_URL', 'https://api.example.org/v1/', 'https://api.example.org/v1'],
    ['OPENAI_API_KEY', 'sk-key', 'sk-key'],
    ['OPENAI_MODEL', 'some-model', 'some-model'],
    ['GOAL_TIME_LIMIT', '1', 1],
    ['GOAL_TIME_LIMIT', '600', 600],
    ['GOAL_ON_FAILURE', 'fail', 'fail'],
    ['GOAL_RATE_LIMIT', '30', 30],
    ['GOAL_RATE_LIMIT', 'unlimited', Number.POSITIVE_INFINITY],
    ['GOAL_TOKEN_BUDGET', '100000', 100_000],
    ['KEEP_GOALS_MONTHS', '24', 24],
    ['HELP_TEXT', 'Call us.', { other: 'Call us.' }],
    ['HELP_TEXT', 'Call us. | de=Rufen Sie an: a=b.', { other: 'Call us.', de: 'Rufen Sie an: a=b.' }],
    ['KEEP_PEOPLE_MONTHS', '1', 1],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['LOG_LEVEL', 'trace', 'trace'],
  ];
  for (const [name, text, value] of rows) {
    test(`${name}=${text}`, () => {
      assert.deepEqual(configured({ [name]: text }), { ...DEFAULTS, [name]: value });
    });
  }
});

suite('a value that is wrong', () => {
  const NUMBER = 'it must be an integer from 0 to 65535';
  const TIME_ZONE = 'it must be the name of a time zone such as Europe/Berlin or UTC';
  const ADDRESS = 'it must be an address without a path, such as https://mentoring.example.org';
  const ORIGINS = 'each must be an address without a path, such as https://app.example.org';
  const FILE =
    'it must be the address of a file such as sqlite:./data/mentoring.db, or of a database such as postgres://user:password@localhost:5432/mentoring';
  const FORMS =
    'it must name each form once, as in abc123=Chemistry, def456=mentor Final: its id, and the title or the number of a round, with mentee or mentor before it if the form is for one role';
  const CONTACT = 'it must be an e-mail address or an address such as https://example.org/security';
  const rows: readonly (readonly [Name, string, string])[] = [
    ['TYPEFORM_FORMS', 'abc123', FORMS],
    ['SECURITY_CONTACT', 'call us', CONTACT],
    ['SECURITY_CONTACT', 'http://example.org/report', CONTACT],
    ['HOST', 'a b', 'it must be a host name or an IP address'],
    ['HOST', 'http://127.0.0.1', 'it must be a host name or an IP address'],
    ['PORT', '65536', NUMBER],
    ['PORT', '-1', NUMBER],
    ['PORT', '80.5', NUMBER],
    ['PORT', '0x50', NUMBER],
    ['PORT', '8e3', NUMBER],
    ['PORT', 'http', NUMBER],
    ['PORT', ' ', NUMBER],
    ['DATABASE_URL', './data/mentoring.db', FILE],
    ['DATABASE_URL', 'sqlite:', FILE],
    ['DATABASE_URL', 'sqlite::memory:', FILE],
    ['DATABASE_URL', 'mysql://localhost/x', FILE],
    ['TIME_ZONE', 'Mars/Olympus', TIME_ZONE],
    ['TIME_ZONE', '2026-01-01', TIME_ZONE],
    ['BASE_URL', 'mentoring.example.org', ADDRESS],
    ['BASE_URL', 'ftp://mentoring.example.org', ADDRESS],
    ['BASE_URL', 'https://mentoring.example.org/api', ADDRESS],
    ['BASE_URL', 'https://mentoring.example.org?x', ADDRESS],
    ['TRUST_PROXY', 'maybe', 'it must be yes or no'],
    ['TRUST_PROXY', '127.0.0.1', 'it must be yes or no'],
    ['CORS_ORIGINS', '*', ORIGINS],
    ['CORS_ORIGINS', 'null', ORIGINS],
    ['CORS_ORIGINS', 'https://a.example,b.example', ORIGINS],
    ['CORS_ORIGINS', 'https://a.example/app', ORIGINS],
    ['AUTH', 'none', 'it must be open or tokens'],
    ['BODY_LIMIT', '0', 'it must be an integer from 1024 to 104857600'],
    ['HEADER_LIMIT', '16k', 'it must be an integer from 2048 to 1048576'],
    ['URL_LIMIT', '255', 'it must be an integer from 256 to 1048576'],
    ['GOAL_WRITER', 'gpt', 'it must be offline or openai'],
    ['OPENAI_BASE_URL', 'api.example.org', 'it must be an address such as https://api.example.org/v1'],
    ['OPENAI_MODEL', 'some\tmodel', 'it must be a name without control characters'],
    ['GOAL_TIME_LIMIT', '0', 'it must be an integer from 1 to 600'],
    ['GOAL_TIME_LIMIT', '601', 'it must be an integer from 1 to 600'],
    ['GOAL_RATE_LIMIT', '0', 'it must be an integer from 1 to 1000000, or unlimited'],
    ['GOAL_RATE_LIMIT', 'none', 'it must be an integer from 1 to 1000000, or unlimited'],
    ['GOAL_TOKEN_BUDGET', '0', 'it must be an integer from 1 to 999999999'],
    ['GOAL_ON_FAILURE', 'retry', 'it must be fallback or fail'],
    ['KEEP_GOALS_MONTHS', '0', 'it must be an integer from 1 to 1200'],
    ['KEEP_PEOPLE_MONTHS', '2 years', 'it must be an integer from 1 to 1200'],
    ['LOG_LEVEL', 'verbose', 'it must be fatal or error or warn or info or debug or trace or silent'],
    ['LOG_LEVEL', 'INFO', 'it must be fatal or error or warn or info or debug or trace or silent'],
  ];
  for (const [name, text, reason] of rows) {
    test(`${name}=${text}`, () => {
      assert.deepEqual(mistakes({ [name]: text }), [`${name} is ${JSON.stringify(text)}, but ${reason}.`]);
    });
  }
});

suite('where a value comes from', () => {
  const file = 'PORT=8001\nTIME_ZONE="UTC"\n# LOG_LEVEL=nonsense\n\nOPENAI_API_KEY=sk-in-file\n';

  test('the environment goes before the file, and the file before the default', () => {
    const { configuration, settings } = readConfiguration({ TIME_ZONE: 'Asia/Kolkata', PORT: '' }, file);
    assert.deepEqual(configuration, {
      ...DEFAULTS,
      PORT: 8001,
      TIME_ZONE: 'Asia/Kolkata',
      OPENAI_API_KEY: 'sk-in-file',
    });
    const sources = Object.fromEntries(settings.map(({ name, source }) => [name, source]));
    assert.deepEqual(
      [sources['TIME_ZONE'], sources['PORT'], sources['LOG_LEVEL']],
      ['environment', '.env', 'default'],
    );
  });

  test('a mistake in the file is told as one in the environment is', () => {
    assert.deepEqual(mistakes({}, 'PORT=many'), [
      'PORT is "many", but it must be an integer from 0 to 65535.',
    ]);
    assert.deepEqual(mistakes({ PORT: '1' }, 'PORT=many'), []);
  });
});

test('a secret is never shown: neither as a value, nor in a message', () => {
  const { settings, configuration } = readConfiguration({ OPENAI_API_KEY: 'sk-secret' });
  assert.equal(configuration.OPENAI_API_KEY, 'sk-secret');
  assert.equal(settings.find(({ name }) => name === 'OPENAI_API_KEY')?.value, '********');
  assert.doesNotMatch(JSON.stringify(settings), /sk-secret/);
  assert.doesNotMatch(mistakes({ OPENAI_API_KEY: 'sk-secret', PORT: 'x' }).join(), /sk-secret/);
  assert.equal(readConfiguration({}).settings.find(({ name }) => name === 'OPENAI_API_KEY')?.value, '');
});

test('a text by language names each language once, and has one text at most for all others', () => {
  for (const text of ['xx=Call us.', 'en=', 'Call us.|', 'en=Call us.|en=Call them.', 'Call\nus.']) {
    assert.match(
      mistakes({ HELP_TEXT: text }).join(),
      /^HELP_TEXT is .*, but it must be one text, or one for each language, such as en=Call us\.\|de=/s,
    );
  }
});

/** All that is said of settings: what they are, or what is wrong with them. */
function told(environment: Environment, file = ''): string {
  try {
    return JSON.stringify(readConfiguration(environment, file).settings);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
}

suite('no part of a password is shown where it makes', () => {
  // Each has the parts “pa” and “ss”, as a password with a mark between them that ends it for whoever reads an address.
  const MARKS = ['/', '#', '?', '@', ':', '%', ' ', '\\', '/@', '@/'];
  for (const mark of MARKS) {
    test(`an address malformed by ${JSON.stringify(mark)}`, () => {
      for (const scheme of ['postgres://', 'postgresql://', 'postgres:', 'postgers://', '', 'https://']) {
        for (const [begin, end] of [
          ['pazz', 'sszz'],
          ['123', 'sszz'],
          ['pazz', '456'],
        ] as const) {
          for (const rest of ['@db.example.org/mentoring', '@db.example.org:5432']) {
            const text = `${scheme}user:${begin}${mark}${end}${rest}`;
            for (const name of ['DATABASE_URL', 'BASE_URL', 'OPENAI_BASE_URL', 'CORS_ORIGINS', 'HOST']) {
              for (const found of [told({ [name]: text }), told({}, `${name}='${text}'`)]) {
                assert.doesNotMatch(found, /pazz|sszz|\b123\b|\b456\b/, text);
              }
            }
          }
        }
      }
    });
  }

  test('an address of another kind malformed', () => {
    for (const text of [
      'host=db.example.org user=u password=pazzsszz',
      'postgres://u@db.example.org/m?password=pazz@sszz',
      'postgres://u@db.example.org/m?sslpassword=pazzsszz#',
      'https://api.example.org/?key=pazzsszz',
    ]) {
      for (const name of ['DATABASE_URL', 'OPENAI_BASE_URL']) {
        assert.doesNotMatch(told({ [name]: text }), /pazz|sszz/, text);
      }
    }
  });

  test('a line of .env malformed', () => {
    for (const file of [
      'sk-pazz-sszz',
      'OPENAI_API_KEY sk-pazz',
      'OPENAI_API_KEY=sk-abc\npazz+sszz==',
      'OPENAI_API_KEY="sk-abc\npazz=\nsszz=1',
      'OPENAI_API_KEY=sk-abc\nPa9zz0=\nsszz=',
      'DATABASE_URL=postgres://u:"pazz\nsszz"@db.example.org/m',
      'DATABASE_URL: postgres://u:pazzsszz@db.example.org/m',
    ]) {
      assert.doesNotMatch(told({}, file), /pazz|sszz|Pa9zz0/i, file);
    }
  });

  test('a good address', () => {
    for (const url of [
      'postgres://u:pazz%2Fsszz@db.example.org/m',
      'postgres://u:pazz@sszz@db.example.org/m',
      'postgres://u@db.example.org/m?password=pazzsszz&sslmode=require',
    ]) {
      const { settings } = readConfiguration({ DATABASE_URL: url });
      assert.doesNotMatch(JSON.stringify(settings), /pazz|sszz/, url);
      assert.match(JSON.stringify(settings), /db\.example\.org/);
    }
  });
});

suite('a setting that does not exist', () => {
  const near: readonly (readonly [string, string])[] = [
    ['TIMEZONE', 'TIME_ZONE'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['BASEURL', 'BASE_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['ALLOWED_HOST', 'ALLOWED_HOSTS'],
    ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
    ['GOAL_WRITTER', 'GOAL_WRITER'],
  ];
  for (const [name, meant] of near) {
    test(`${name} is told what it probably means`, () => {
      const message = `${name} is not a setting; did you mean ${meant}?`;
      assert.deepEqual(mistakes({ [name]: 'x' }), [message]);
      assert.deepEqual(mistakes({}, `${name}=x`), [message]);
    });
  }

  test('is refused where it can only be meant for this program', () => {
    for (const name of ['GOAL_COLOUR', 'MENTORING_PORT']) {
      assert.match(
        mistakes({ [name]: 'x' }).join('\n'),
        new RegExp(`^${name} is not a setting\\. The settings are HOST, PORT`),
      );
    }
    assert.match(mistakes({}, 'COLOUR=x').join('\n'), /^COLOUR is not a setting\. The settings are HOST, /);
  });

  test('is left alone in the environment where it may be another program’s', () => {
    const others = [
      'PATH',
      'HOSTNAME',
      'POST',
      'PORTS',
      'TZ',
      'COLOUR',
      'LANG',
      'DATABASE',
      'NODE_ENV',
      'AUTHOR',
    ];
    assert.deepEqual(mistakes(Object.fromEntries(others.map((name) => [name, 'x']))), []);
  });
});

test('an address that could not arrive for its headers is no limit', () => {
  const [message = '', ...others] = mistakes({ URL_LIMIT: '16384' });
  assert.deepEqual(others, []);
  assert.match(message, /^URL_LIMIT is 16384, but a URL counts towards HEADER_LIMIT, which is 16384\. /);
});

suite('listening where others can reach it', () => {
  for (const HOST of [
    '0.0.0.0',
    '::',
    '192.0.2.1',
    'mentoring.example.org',
    '127.0.0.1.example.org',
    '1270.0.0.1',
  ]) {
    test(`on ${HOST} requires AUTH`, () => {
      const [message = '', ...others] = mistakes({ HOST });
      assert.deepEqual(others, []);
      assert.match(message, new RegExp(`^HOST is "${HOST}", which other machines can reach`));
      assert.match(message, /Set AUTH=tokens .*, AUTH=open .*, or leave HOST at 127\.0\.0\.1\.$/);
      for (const AUTH of ['open', 'tokens']) assert.equal(configured({ HOST, AUTH }).HOST, HOST);
    });
  }

  test('is not what loopback addresses do', () => {
    for (const HOST of ['127.0.0.1', '127.255.255.254', '::1', 'localhost']) {
      assert.equal(isLoopback(HOST), true);
      assert.equal(configured({ HOST }).HOST, HOST);
    }
  });
});

test('all mistakes are told at once', () => {
  assert.deepEqual(
    mistakes(
      { PORT: 'x', HOST: '0.0.0.0', GOAL_COLOR: 'red', TIMEZONE: 'UTC' },
      'LOG_LEVEL=loud\nNONSENSE=1',
    ).map((line) => line.split(' ')[0]),
    ['PORT', 'LOG_LEVEL', 'GOAL_COLOR', 'TIMEZONE', 'NONSENSE', 'HOST'],
  );
});

test('whatever the variables are, they are taken or refused in words', () => {
  const names = fc.constantFrom(...Object.keys(DEFAULTS), 'TIMEZONE', 'OTHER');
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('0', '1', 'yes', 'open', 'offline', 'UTC', 'sqlite:x', 'http://a'),
  );
  fc.assert(
    fc.property(fc.dictionary(names, values), fc.string(), (environment, file) => {
      for (const line of mistakes(environment, file)) assert.notEqual(line, '');
    }),
  );
});

test('a provider at which people sign in is set up as a whole, over https, and for people who are named', () => {
  const whole = {
    AUTH: 'tokens',
    OIDC_ISSUER: 'https://login.example.org/realms/one/',
    OIDC_CLIENT_ID: 'mentoring',
    OIDC_CLIENT_SECRET: 'such a secret'.replaceAll(' ', '-'),
  };
  assert.equal(configured(whole).OIDC_ISSUER, 'https://login.example.org/realms/one');
  assert.equal(configured({ ...whole, OIDC_ISSUER: 'http://127.0.0.1:8080' }).OIDC_ROLE, null);
  const named = configured({ ...whole, OIDC_ALLOWED: 'Ada@example.org, @Example.net', OIDC_ROLE: 'viewer' });
  assert.deepEqual(named.OIDC_ALLOWED, ['ada@example.org', '@example.net']);
  for (const [wrong, words] of [
    [{ OIDC_ISSUER: 'http://login.example.org' }, /^OIDC_ISSUER is .* must begin with https:/],
    [{ OIDC_ISSUER: 'https://a:b@login.example.org' }, /^OIDC_ISSUER is set, but it must be an address/],
    [{ OIDC_CLIENT_SECRET: '' }, /^OIDC_CLIENT_SECRET is not set, but signing in at a provider needs all/],
    [{ OIDC_ISSUER: '', OIDC_CLIENT_ID: '' }, /^OIDC_ISSUER and OIDC_CLIENT_ID are not set/],
    [{ AUTH: 'open' }, /^OIDC_ISSUER is set, but nobody signs in unless AUTH=tokens/],
    [{ OIDC_ROLE: 'viewer' }, /^OIDC_ROLE is viewer, but OIDC_ALLOWED is not set: everybody whom/],
    [{ OIDC_ALLOWED: 'example.org' }, /^OIDC_ALLOWED is .* or domains such as @example\.org/],
    [{ OIDC_ROLE: 'boss' }, /^OIDC_ROLE is "boss"/],
  ] as const) {
    const [first = ''] = mistakes({ ...whole, ...wrong });
    assert.match(first, words);
    assert.ok(!first.includes('such-a-secret'));
  }
});

test('a security contact holds no line of its own', () => {
  const [mistake = ''] = mistakes({ SECURITY_CONTACT: 'tel:1\nContact: tel:2' });
  assert.match(mistake, /^SECURITY_CONTACT is .*, but it must be an e-mail address/);
});

test('a secret key that is short, has a space or stands beside a file is refused, and never shown', () => {
  for (const [key, message] of [
    ['short-and-secret', /^SECRET_KEY is set, but it must be one word of at least 32 ASCII letters/],
    [`${'k'.repeat(32)} ${'k'.repeat(32)}`, /it must be one word of at least 32/],
  ] as const) {
    const [mistake = '', ...more] = mistakes({ SECRET_KEY: key });
    assert.match(mistake, message);
    assert.deepEqual(more, []);
    assert.ok(!mistake.includes(key));
  }
  assert.deepEqual(mistakes({ SECRET_KEY: 'k'.repeat(32), SECRET_KEY_FILE: 'secret.key' }), [
    'SECRET_KEY and SECRET_KEY_FILE are both set. Set only one of them.',
  ]);
  const { settings } = readConfiguration({ SECRET_KEY: 'k'.repeat(32) });
  assert.equal(settings.find(({ name }) => name === 'SECRET_KEY')?.value, '********');
});
