import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigurationError, findMisspelt, readEnv, readSettings } from './env.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: path.resolve('data'),
      TRUST_PROXY: false,
      LIMIT_MISSES: true,
    })
  })

  it('takes a folder or a bucket for copies, but no folder inside the data', () => {
    const read = (BACKUP_URL: string, more = {}) => readEnv({ BACKUP_URL, DATA_DIR: '/srv/data', ...more }).BACKUP_URL
    expect(read('/backups/')).toBe('/backups')
    expect(read('file:///back%20ups')).toBe('/back ups')
    expect(read('copies')).toBe(path.resolve('copies'))
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' }
    expect(read('s3://bucket/copies/', keys)).toBe('s3://bucket/copies')
    expect(() => read('s3://bucket/copies')).toThrow('BACKUP_URL needs AWS_ACCESS_KEY_ID')
    for (const wrong of ['https://site.example/backups', 's3://', 's3://user@bucket', 'file://host/backups'])
      expect(() => read(wrong, keys)).toThrow('BACKUP_URL must be a folder')
    for (const inside of ['/srv/data', '/srv/data/backups']) expect(() => read(inside)).toThrow('inside DATA_DIR')
    expect(read('/srv/data-backups')).toBe('/srv/data-backups')
  })

  it('counts an empty variable as absent', () => {
    expect(readEnv({ PORT: '', BACKEND_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('tells a setting with a typing error from the variables of other programs', () => {
    const meant = {
      MAIL_TO_HIRNG: 'MAIL_TO_HIRING',
      MAIL_TO_SALE: 'MAIL_TO_SALES',
      SITE_ULR: 'SITE_URL',
      SMTP_URI: 'SMTP_URL',
      DATADIR: 'DATA_DIR',
      site_url: 'SITE_URL',
      STUDOI: 'STUDIO',
      REVALIDATE_SECRETS: 'REVALIDATE_SECRET',
    }
    const others =
      'PATH HOME HOSTNAME PWD SHLVL LANG NODE_ENV NODE_OPTIONS POST TZ BACKEND_PORT BACKEND_HOST AWS_PROFILE'
    const names = [...Object.keys(meant), ...others.split(' '), 'PORT', 'SITE_URL', 'A'.repeat(100_000)]
    const found = findMisspelt(Object.fromEntries(names.map((name) => [name, '1'])))
    expect(Object.fromEntries(found.map(({ name, meant }) => [name, meant]))).toEqual(meant)
  })

  it('takes the local address from the port', () => {
    expect(readEnv({ PORT: '4321' }).SITE_URL).toBe('http://localhost:4321')
  })

  it('names every error in one message, a line each', () => {
    const read = () => readEnv({ PORT: 'often', BACKEND_URL: 'ftp://x', JOB_LINK_SECRET: 'short' })
    expect(read).toThrow(ConfigurationError)
    expect(read).toThrow(/PORT must be a port number\n.*BACKEND_URL must be an address.*\n.*JOB_LINK_SECRET must have/)
  })

  it.each(['JOB_LINK_SECRET', 'SIGNING_SECRET', 'SECRETS_KEY'])(
    'refuses a %s that could be guessed, in one line',
    (name) => {
      expect(() => readEnv({ [name]: 'x'.repeat(31) })).toThrow(
        new RegExp(`^The configuration has 1 error\\(s\\):\\n  ${name} must have at least 32 characters.*$`),
      )
      expect(readEnv({ [name]: 'x'.repeat(32) })).toMatchObject({ [name]: 'x'.repeat(32) })
    },
  )

  it('asks for both secrets, or the key to shared ones, where several machines may share a database', () => {
    const url = { DATABASE_URL: 'postgres://site@db.example/site' }
    const secrets = { JOB_LINK_SECRET: 'x'.repeat(32), SIGNING_SECRET: 'y'.repeat(32) }
    expect(() => readEnv({ ...url, JOB_LINK_SECRET: secrets.JOB_LINK_SECRET })).toThrow(/DATABASE_URL requires/)
    expect(readEnv({ ...url, ...secrets })).toMatchObject(url)
    expect(readEnv({ ...url, SECRETS_KEY: 'k'.repeat(32) })).toMatchObject(url)
    expect(readSettings(url, ['DATABASE_URL'])).toMatchObject(url)
    expect(() => readEnv({ ...secrets, DATABASE_URL: 'mysql://db.example/site' })).toThrow(/starts with postgres/)
  })

  it('asks for the job link secret where there is a real backend', () => {
    expect(() => readEnv({ BACKEND_URL: 'http://127.0.0.1:4000' })).toThrow(/JOB_LINK_SECRET is required/)
  })

  it('takes further hosts of pictures as names only, since the policy of every page contains them', () => {
    expect(readEnv({ IMAGE_HOSTS: 'Images.example.org, cdn.example:8443' }).IMAGE_HOSTS).toEqual([
      'images.example.org',
      'cdn.example:8443',
    ])
    for (const host of ['https://images.example', 'a.example;script-src', "'unsafe-inline'", '*', 'a.example/x'])
      expect(() => readEnv({ IMAGE_HOSTS: host })).toThrow(/IMAGE_HOSTS.* must be a host name/)
  })

  it.each(['docs/settings.md'])('has every variable in the table of %s', (page) => {
    const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8')
    const variables = [...read('lib/env.ts').matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name)
    const rows = [...read(page).matchAll(/^\| `([A-Z_]+)`(?: \([^|]*\))? \|/gm)].map(([, name]) => name)
    expect(variables.length).toBeGreaterThan(8)
    expect(new Set(rows)).toEqual(new Set(variables))
  })
})

it('takes signals about the use of pages, and nothing else in their place', () => {
  expect(readEnv({}).AI_USE).toBe('search=yes, ai-input=yes, ai-train=no')
  for (const value of ['ai-train=yes', 'search=no,ai-input=no, ai-train=no'])
    expect(readEnv({ AI_USE: value }).AI_USE).toBe(value)
  for (const value of ['none', 'train=no', 'search=yes\nDisallow: /', 'search=yes;', 'search=maybe'])
    expect(() => readEnv({ AI_USE: value })).toThrow('AI_USE must have the form')
})
