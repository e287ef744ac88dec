import { run } from './statements.ts'

const access = [
  `create table "studioInvitations" (
    hash text primary key, name text not null, role text not null, "createdAt" text not null,
    "createdBy" text not null, "expiresAt" text not null, "usedAt" text
  ) strict`,
  `create table "studioSessions" (
    hash text primary key, id text not null unique, name text not null, role text not null,
    "createdAt" text not null, "seenAt" text not null, "expiresAt" text not null
  ) strict`,
  `create table "studioAudit" (
    id text primary key, at text not null, name text not null, role text not null, action text not null, subject text not null
  ) strict`,
  'create index "studioAuditByTime" on "studioAudit" (at desc, id)',
]

/** Makes the tables of people who may use the Studio, and of what they did. */
export const makeStudioAccess = run(access)
