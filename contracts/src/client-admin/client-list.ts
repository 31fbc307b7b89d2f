import { languages } from '@ecrin/domain/kernel/language.ts';
import { z } from 'zod';
import { givenInstant } from '#time/instant.ts';

/** `active`: used in the last 30 days; `quiet`: not; `deactivated`: by an administrator, whenever it was used; `leaving`: their erasure is asked for, and can be undone; `erased`: it can no longer. */
export const clientStandings = ['active', 'quiet', 'deactivated', 'leaving', 'erased'] as const;

/** `seen`: last activity. A search ignores it: what begins with the words sought comes in their order. */
export const clientOrders = ['seen', 'registered', 'name'] as const;
export type ClientOrder = (typeof clientOrders)[number];

/** How long somebody counts as active, in days. */
export const activeDays = 30;

/** `GET /api/admin/clients`. `q`: the beginning of any word of a name, of an address, a phone, or a referral code. */
export const listClientsQuery = z.object({
  q: z.string().trim().max(200).optional(),
  standing: z.enum(clientStandings).optional(),
  proved: z.stringbool().optional(),
  language: z.enum(languages).optional(),
  since: givenInstant.optional(),
  order: z.enum(clientOrders).default('seen'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(1_000).optional(),
});
export type ListClientsQuery = z.infer<typeof listClientsQuery>;

/** `thoughts`, `goals`: how many there are, deleted ones left out. Words are null once their key is destroyed. */
export const clientRow = z.object({
  clientId: z.string(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  email: z.string().nullable(),
  emailProved: z.boolean(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  language: z.enum(languages),
  referralCode: z.string(),
  standing: z.enum(clientStandings),
  /** Of who is leaving: from when nothing undoes it. */
  erasureDueAt: z.string().nullable(),
  thoughts: z.number().int(),
  goals: z.number().int(),
  registeredAt: z.string(),
  seenAt: z.string(),
});
export type ClientRow = z.infer<typeof clientRow>;

/** `total`: of all pages; `isWhole` false: a search found more than that, and they were not counted. */
export const clientsPage = z.object({
  items: z.array(clientRow),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  isWhole: z.boolean(),
});
export type ClientsPage = z.infer<typeof clientsPage>;
/** `GET /api/admin/client-count`: without those who are erased. */
export const clientCount = z.object({ all: z.number().int(), deactivated: z.number().int() });
