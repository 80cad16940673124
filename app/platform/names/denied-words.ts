/** Denied wherever they stand, also with signs between their letters. */
export const deniedAnywhere = [
  ...["fuck", "nigger", "nigga", "kaffir", "kafir", "faggot", "motherfuck", "hitler", "holocaust"],
  ...["pedophil", "paedophil", "cunt", "bitch", "whore", "naaier", "poephol"],
] as const;

/** Denied as words by themselves: they are parts of good ones. */
export const deniedWords = [
  ...["shit", "shite", "shits", "bullshit", "wank", "wanker", "wankers", "twat", "twats", "slut"],
  ...["sluts", "cock", "cocks", "dick", "dicks", "arse", "ass", "asshole", "arsehole", "prick"],
  ...["pussy", "tits", "rape", "rapist", "porn", "nazi", "nazis", "fag", "fags", "dyke", "coon"],
  ...["spic", "chink", "paki", "gook", "kike", "tranny", "retard", "kkk", "doos", "poes", "kak"],
  ...["moffie", "hoer", "kont", "hotnot", "coolie", "bastard", "bastards", "piss"],
] as const;

/** Names that spell a denied word by chance. */
export const goodNames = ["scunthorpe"] as const;
