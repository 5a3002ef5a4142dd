/** The most common passwords; the server knows more. The list is short, because phones download it. */
export const COMMON_WORDS = new Set(
  `password passw0rd qwerty qwertyuiop azerty azertyuiop asdfgh zxcvbn abcdef abcdefgh admin welcome letmein iloveyou
   loveyou monkey dragon football soccer sunshine princess superman jesus jesuschrist blessed michael whatsapp facebook
   motdepasse bonjour soleil amour monamour jetaime chouchou doudou maman famille dieumerci princesse chocolat
   modpas bonjou byenveni lanmou cheri cherimwen mwenrenmenou manman papa fanmi bondye bondyebon jezi ayiti haiti
   ayiticheri haiticherie kreyol lakay potoprens portauprince dessalines toussaint libete liberte kanaval espwa`.split(
    /\s+/,
  ),
);
