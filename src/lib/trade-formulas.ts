import { formulaTokens } from './formula-parts.ts'
import { hillFormula, parseFormula } from './molecular-formula.ts'

/**
 * How the trade writes substances whose Hill formula nobody writes, by CAS number: cations before anions, the hydrogens of an acid first, its
 * groups in brackets, water of crystallisation behind a point (IUPAC Red Book 2005, IR-4.4 and IR-5); salts of organic acids and the smallest
 * organic molecules by their groups, as labels have them. Organic molecules that are not here are in Hill order in the trade too.
 */
const written = `
# acids
7664-93-9 H2SO4 | 7647-01-0 HCl | 7664-38-2 H3PO4 | 10043-35-3 H3BO3 | 5329-14-6 H2NSO3H | 10035-10-6 HBr
7664-39-3 HF | 10034-85-2 HI | 13598-36-2 H3PO3 | 16961-83-4 H2SiF6 | 7601-90-3 HClO4 | 7790-94-5 ClSO3H
8014-95-7 H2SO4.SO3 | 64-19-7 CH3COOH | 64-18-6 HCOOH | 6153-56-6 H2C2O4.2H2O | 144-62-7 H2C2O4 | 75-75-2 CH3SO3H
76-05-1 CF3COOH | 74-90-8 HCN | 7782-99-2 H2SO3 | 7738-94-5 H2CrO4 | 16872-11-0 HBF4 | 7783-06-4 H2S | 7722-84-1 H2O2
# hydroxides and ammonia
1310-73-2 NaOH | 1310-58-3 KOH | 1305-62-0 Ca(OH)2 | 1309-42-8 Mg(OH)2 | 1336-21-6 NH4OH | 7664-41-7 NH3
1310-65-2 LiOH | 1310-66-3 LiOH.H2O | 21645-51-2 Al(OH)3 | 17194-00-2 Ba(OH)2 | 12230-71-6 Ba(OH)2.8H2O
20427-59-2 Cu(OH)2 | 12054-48-7 Ni(OH)2 | 75-59-2 (CH3)4NOH | 302-01-2 N2H4 | 7803-57-8 N2H4.H2O | 7803-49-8 NH2OH
# chlorides, bromides, iodides, fluorides
7647-14-5 NaCl | 7447-40-7 KCl | 10043-52-4 CaCl2 | 10035-04-8 CaCl2.2H2O | 7786-30-3 MgCl2 | 7791-18-6 MgCl2.6H2O
12125-02-9 NH4Cl | 7646-85-7 ZnCl2 | 10361-37-2 BaCl2 | 10326-27-9 BaCl2.2H2O | 7447-41-8 LiCl | 7446-70-0 AlCl3
7784-13-6 AlCl3.6H2O | 7705-08-0 FeCl3 | 10025-77-1 FeCl3.6H2O | 7758-94-3 FeCl2 | 13478-10-9 FeCl2.4H2O
7447-39-4 CuCl2 | 10125-13-0 CuCl2.2H2O | 7758-89-6 CuCl | 7773-01-5 MnCl2 | 13446-34-9 MnCl2.4H2O | 7718-54-9 NiCl2
7791-20-0 NiCl2.6H2O | 7646-79-9 CoCl2 | 7791-13-1 CoCl2.6H2O | 10476-85-4 SrCl2 | 7772-99-8 SnCl2
10025-69-1 SnCl2.2H2O | 7646-78-8 SnCl4 | 7550-45-0 TiCl4 | 7487-94-7 HgCl2 | 10026-04-7 SiCl4 | 7719-12-2 PCl3
10026-13-8 PCl5 | 10025-87-3 POCl3 | 7719-09-7 SOCl2 | 7791-25-5 SO2Cl2 | 7647-15-6 NaBr | 7758-02-3 KBr
7789-41-5 CaBr2 | 7699-45-8 ZnBr2 | 12124-97-9 NH4Br | 7681-82-5 NaI | 7681-11-0 KI | 7681-49-4 NaF | 7789-23-3 KF
7789-75-5 CaF2 | 7784-18-1 AlF3 | 12125-01-8 NH4F | 1341-49-7 NH4HF2 | 1333-83-1 NaHF2 | 7637-07-2 BF3
16893-85-9 Na2SiF6 | 15096-52-3 Na3AlF6 | 13755-29-8 NaBF4
# sulfates, sulfites, sulfides
7757-82-6 Na2SO4 | 7727-73-3 Na2SO4.10H2O | 7778-80-5 K2SO4 | 7783-20-2 (NH4)2SO4 | 7803-63-6 NH4HSO4
7681-38-1 NaHSO4 | 10034-88-5 NaHSO4.H2O | 7646-93-7 KHSO4 | 7487-88-9 MgSO4 | 10034-99-8 MgSO4.7H2O | 7778-18-9 CaSO4
10101-41-4 CaSO4.2H2O | 10034-76-1 CaSO4.0.5H2O | 7727-43-7 BaSO4 | 7758-98-7 CuSO4 | 7758-99-8 CuSO4.5H2O
7733-02-0 ZnSO4 | 7446-19-7 ZnSO4.H2O | 7446-20-0 ZnSO4.7H2O | 7720-78-7 FeSO4 | 17375-41-6 FeSO4.H2O
7782-63-0 FeSO4.7H2O | 10028-22-5 Fe2(SO4)3 | 10043-01-3 Al2(SO4)3 | 7784-31-8 Al2(SO4)3.18H2O | 7785-87-7 MnSO4
10034-96-5 MnSO4.H2O | 7786-81-4 NiSO4 | 10101-97-0 NiSO4.6H2O | 10124-43-3 CoSO4 | 10026-24-1 CoSO4.7H2O
7784-24-9 KAl(SO4)2.12H2O | 10043-67-1 KAl(SO4)2 | 7784-26-1 NH4Al(SO4)2.12H2O | 7784-25-0 NH4Al(SO4)2
12336-95-7 Cr(OH)SO4 | 10045-89-3 (NH4)2Fe(SO4)2 | 7783-85-9 (NH4)2Fe(SO4)2.6H2O | 7446-14-2 PbSO4 | 7757-83-7 Na2SO3
7631-90-5 NaHSO3 | 7681-57-4 Na2S2O5 | 16731-55-8 K2S2O5 | 7772-98-7 Na2S2O3 | 10102-17-7 Na2S2O3.5H2O
7783-18-8 (NH4)2S2O3 | 7775-14-6 Na2S2O4 | 7775-27-1 Na2S2O8 | 7727-21-1 K2S2O8 | 7727-54-0 (NH4)2S2O8
1313-82-2 Na2S | 16721-80-5 NaHS | 1314-98-3 ZnS | 12135-76-1 (NH4)2S
# nitrates, nitrites, azides
7631-99-4 NaNO3 | 7757-79-1 KNO3 | 6484-52-2 NH4NO3 | 10124-37-5 Ca(NO3)2 | 13477-34-4 Ca(NO3)2.4H2O
10377-60-3 Mg(NO3)2 | 13446-18-9 Mg(NO3)2.6H2O | 7761-88-8 AgNO3 | 13473-90-0 Al(NO3)3 | 7784-27-2 Al(NO3)3.9H2O
10022-31-8 Ba(NO3)2 | 10042-76-9 Sr(NO3)2 | 10099-74-8 Pb(NO3)2 | 7779-88-6 Zn(NO3)2 | 10196-18-6 Zn(NO3)2.6H2O
3251-23-8 Cu(NO3)2 | 10421-48-4 Fe(NO3)3 | 7782-61-8 Fe(NO3)3.9H2O | 13138-45-9 Ni(NO3)2 | 13478-00-7 Ni(NO3)2.6H2O
10141-05-6 Co(NO3)2 | 7632-00-0 NaNO2 | 7758-09-0 KNO2 | 26628-22-8 NaN3
# phosphates, borates, silicates
7601-54-9 Na3PO4 | 10101-89-0 Na3PO4.12H2O | 7558-79-4 Na2HPO4 | 10028-24-7 Na2HPO4.2H2O | 10039-32-4 Na2HPO4.12H2O
7558-80-7 NaH2PO4 | 10049-21-5 NaH2PO4.H2O | 13472-35-0 NaH2PO4.2H2O | 7778-77-0 KH2PO4 | 7758-11-4 K2HPO4
7778-53-2 K3PO4 | 7783-28-0 (NH4)2HPO4 | 7722-76-1 NH4H2PO4 | 7757-93-9 CaHPO4 | 7789-77-7 CaHPO4.2H2O
7758-23-8 Ca(H2PO4)2 | 10031-30-8 Ca(H2PO4)2.H2O | 7758-87-4 Ca3(PO4)2 | 7758-29-4 Na5P3O10 | 7722-88-5 Na4P2O7
13472-36-1 Na4P2O7.10H2O | 7758-16-9 Na2H2P2O7 | 7320-34-5 K4P2O7 | 10124-56-8 (NaPO3)6 | 7779-90-0 Zn3(PO4)2
7681-53-0 NaH2PO2 | 10039-56-2 NaH2PO2.H2O | 1330-43-4 Na2B4O7 | 12179-04-3 Na2B4O7.5H2O | 1303-96-4 Na2B4O7.10H2O
16940-66-2 NaBH4 | 6834-92-0 Na2SiO3 | 10213-79-3 Na2SiO3.5H2O
# carbonates, carbides, cyanides
497-19-8 Na2CO3 | 5968-11-6 Na2CO3.H2O | 6132-02-1 Na2CO3.10H2O | 144-55-8 NaHCO3 | 584-08-7 K2CO3 | 298-14-6 KHCO3
471-34-1 CaCO3 | 1317-65-3 CaCO3 | 546-93-0 MgCO3 | 554-13-2 Li2CO3 | 513-77-9 BaCO3 | 1633-05-2 SrCO3
598-63-0 PbCO3 | 3486-35-9 ZnCO3 | 1066-33-7 NH4HCO3 | 506-87-6 (NH4)2CO3 | 15630-89-4 2Na2CO3.3H2O2 | 75-20-7 CaC2
409-21-2 SiC | 143-33-9 NaCN | 151-50-8 KCN | 333-20-0 KSCN | 540-72-7 NaSCN | 1762-95-4 NH4SCN | 156-62-7 CaCN2
13746-66-2 K3Fe(CN)6 | 13943-58-3 K4Fe(CN)6 | 14459-95-1 K4Fe(CN)6.3H2O | 124-38-9 CO2 | 630-08-0 CO | 75-15-0 CS2
75-44-5 COCl2 | 57-13-6 CO(NH2)2 | 62-56-6 CS(NH2)2
# oxides, peroxides
13463-67-7 TiO2 | 1314-13-2 ZnO | 1305-78-8 CaO | 1304-28-5 BaO | 1309-48-4 MgO | 1344-28-1 Al2O3 | 1313-13-9 MnO2
1306-38-3 CeO2 | 1314-23-4 ZrO2 | 1317-38-0 CuO | 1317-39-1 Cu2O | 1309-64-4 Sb2O3 | 1309-37-1 Fe2O3 | 1317-61-9 Fe3O4
51274-00-1 FeO(OH) | 1308-38-9 Cr2O3 | 1333-82-0 CrO3 | 1313-99-1 NiO | 1307-96-6 CoO | 1308-06-1 Co3O4
1314-62-1 V2O5 | 1313-27-5 MoO3 | 1314-35-8 WO3 | 1317-36-8 PbO | 1314-41-6 Pb3O4 | 18282-10-5 SnO2 | 1304-76-3 Bi2O3
1327-53-3 As2O3 | 1303-86-2 B2O3 | 1314-56-3 P2O5 | 1312-81-8 La2O3 | 1314-36-9 Y2O3 | 7631-86-9 SiO2
14808-60-7 SiO2 | 60676-86-0 SiO2 | 7446-09-5 SO2 | 7446-11-9 SO3 | 10102-43-9 NO | 10102-44-0 NO2 | 10024-97-2 N2O
7732-18-5 H2O | 1313-60-6 Na2O2 | 1304-29-6 BaO2 | 10049-04-4 ClO2
# chlorates, hypochlorites, chromates, permanganates, molybdates, aluminates
7681-52-9 NaOCl | 7778-54-3 Ca(OCl)2 | 7758-19-2 NaClO2 | 7775-09-9 NaClO3 | 3811-04-9 KClO3 | 7601-89-0 NaClO4
7778-74-7 KClO4 | 7790-98-9 NH4ClO4 | 7789-38-0 NaBrO3 | 7758-01-2 KBrO3 | 7758-05-6 KIO3 | 7722-64-7 KMnO4
7775-11-3 Na2CrO4 | 7789-00-6 K2CrO4 | 10588-01-9 Na2Cr2O7 | 7789-12-0 Na2Cr2O7.2H2O | 7778-50-9 K2Cr2O7
7631-95-0 Na2MoO4 | 10102-40-6 Na2MoO4.2H2O | 10213-10-2 Na2WO4.2H2O | 1302-42-7 NaAlO2
# salts of organic acids
141-53-7 HCOONa | 590-29-4 HCOOK | 544-17-2 Ca(HCOO)2 | 540-69-2 HCOONH4 | 127-09-3 CH3COONa | 6131-90-4 CH3COONa.3H2O
127-08-2 CH3COOK | 62-54-4 Ca(CH3COO)2 | 631-61-8 CH3COONH4 | 557-34-6 Zn(CH3COO)2 | 5970-45-6 Zn(CH3COO)2.2H2O
301-04-2 Pb(CH3COO)2 | 6080-56-4 Pb(CH3COO)2.3H2O | 142-71-2 Cu(CH3COO)2 | 71-48-7 Co(CH3COO)2
6018-89-9 Ni(CH3COO)2.4H2O | 137-40-6 C2H5COONa | 4075-81-4 Ca(C2H5COO)2 | 62-76-0 Na2C2O4 | 583-52-8 K2C2O4
6009-70-7 (NH4)2C2O4.H2O | 532-32-1 C6H5COONa | 582-25-2 C6H5COOK | 68-04-2 Na3C6H5O7 | 6132-04-3 Na3C6H5O7.2H2O
7778-49-6 K3C6H5O7 | 877-24-7 KHC8H4O4 | 6381-92-6 Na2C10H14N2O8.2H2O | 64-02-8 Na4C10H12N2O8 | 15708-41-5 NaFeC10H12N2O8
557-05-1 Zn(C18H35O2)2 | 557-04-0 Mg(C18H35O2)2 | 1592-23-0 Ca(C18H35O2)2 | 822-16-2 C17H35COONa
151-21-3 C12H25OSO3Na | 124-41-4 CH3ONa | 141-52-6 C2H5ONa | 6035-47-8 HOCH2SO2Na.2H2O
# small organic molecules that labels write by their groups
67-56-1 CH3OH | 64-17-5 C2H5OH | 75-05-8 CH3CN | 50-00-0 HCHO | 75-07-0 CH3CHO | 108-24-7 (CH3CO)2O | 108-95-2 C6H5OH
62-53-3 C6H5NH2
`

/** The written formulas with their CAS numbers. */
export const tradeFormulas: readonly (readonly [casNumber: string, formula: string])[] = written
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => line.split(' | '))
  .map((row) => {
    const [casNumber = '', formula = ''] = row.split(' ')
    return [casNumber, formula] as const
  })

/** By CAS number and Hill formula: of the parts of a hydrate, or of all its atoms together. */
const byHillFormula = new Map(
  tradeFormulas.flatMap(([casNumber, formula]) => hillForms(formula).map((hill) => [`${casNumber} ${hill}`, formula] as const)),
)

/**
 * The formula to show of a substance: how the trade writes it where a Hill formula was given, whatever else was written as it is. Called for
 * every card of a list: nothing is parsed.
 */
export const shownFormula = (casNumber: string, formula: string): string =>
  byHillFormula.get(`${casNumber} ${formula}`) ?? formula

function hillForms(formula: string): string[] {
  const whole = parseFormula(formula)
  const parts: string[] = ['']
  for (const { kind, text } of formulaTokens(formula)) {
    if (kind === 'separator') parts.push('')
    else parts.push(`${parts.pop() ?? ''}${text}`)
  }
  const inParts = parts.map((part) => {
    const [count = ''] = /^[\d.]*/.exec(part) ?? []
    return `${count}${hillFormula(parseFormula(part.slice(count.length)) ?? new Map())}`
  })
  return [hillFormula(whole ?? new Map()), inParts.join('.'), inParts.join('·')]
}
