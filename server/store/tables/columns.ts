import { z } from 'zod'

/** Column types that several tables share. They describe a row as the store hands it out: ISO times, plain numbers, parsed JSON. */
export const id = z.string()
export const time = z.string()
export const language = z.enum(['en', 'ar', 'bn'])
export const unit = z.enum(['g', 'kg', 't', 'mL', 'L', 'm3', 'piece'])
export const money = z.object({ amount: z.number(), currency: z.string() })
export const quantity = z.object({ value: z.number(), unit })
export const incoterm = z.enum(['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'])

export type Language = z.infer<typeof language>
