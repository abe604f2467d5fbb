/** Sheets that say little by their headers. */

/** A programme of four mentors and five mentees, two of whom have one name, as five programs export it. */
export const MESSY_SHEETS: Readonly<Record<string, string>> = {
  // Excel has lost the Czech and Polish letters.
  'Mentoren.csv': `Vorname;Nachname;E-Mail;Firma;Telefon
Eva;Dvo?áková;eva.dvorakova@example.org;Muster AG;030 1
Jürgen;Weiß;jurgen.weiss@example.org;Probe KG;030 2
?ukasz;?ó?ty;lukasz.zolty@example.org;Test AB;030 3
Anna;Kowalska;anna.kowalska@example.org;Beispiel SE;030 4
`,
  'Mentees 2026 (Responses) - Form Responses 1.csv': `Timestamp,Email Address,What is your full name?,Your company,City
1/3/2026 10:00:00,petra.svobodova@example.org,Petra Svobodová,Firm 1,Wien
1/14/2026 10:00:00,JANA.NOVAKOVA@example.org,Jana Nováková,Firm 2,Prag
1/15/2026 10:00:00,jana2@example.org,Jana Nováková,Firm 3,Graz
1/16/2026 10:00:00,olaf.gross@example.org,Olaf Groß,Firm 4,Linz
1/17/2026 10:00:00,mia.schafer@example.org,Mia Schäfer,Firm 5,Wien
`,
  'Tandems 2026 - Sheet1.csv': `Tandems 2026,,,,,,,
Mentor,E-Mail,Mentee,Koordinatorin,Start,Ende,Status,Wohnort
Eva Dvořáková,eva.dvorakova@example.org,Petra Svobodová,Berta,02.03.2026,31.08.2026,aktiv,Wien
Eva Dvořáková,eva.dvorakova@example.org,Jana Nováková,Berta Leitung,16.03.2026,30.09.2026,läuft,Prag
Jürgen Weiß,jurgen.weiss@example.org,Jana Nováková,Frau Leitung,13.04.2026,12.10.2026,aktiv,Graz
`,
  'pary jesień.csv': `Mentorka/mentor;Podopieczny;Koordynatorka;Początek;Koniec;Stan
?ó?ty ?ukasz;Olaf Groß;Berta;03/04/2026;02/10/2026;aktywna
Kowalska Anna;Mia Schäfer;Berta;18/05/2026;13/11/2026;w toku
`,
  // Typeform, with hidden fields; some left out their address.
  'responses-x1.csv': `#,How was it?,role,mentor,mentee,Email,Start Date (UTC),Submit Date (UTC),Network ID,Tags
tf1,good,mentor,Eva Dvořáková,Petra Svobodová,eva.dvorakova@example.org,2026-03-14 10:00:00,2026-03-14 10:05:00,n1,
tf2,good,mentor,Eva Dvořáková,Jana Nováková,eva.dvorakova@example.org,2026-03-28 10:00:00,2026-03-28 10:05:00,n2,
tf3,good,mentee,Jürgen Weiß,Jana Nováková,jana2@example.org,2026-04-26 10:00:00,2026-04-26 10:05:00,n3,
tf4,okay,mentor,Łukasz Żółty,Olaf Groß,,2026-04-16 10:00:00,2026-04-16 10:05:00,n4,
`,
};
