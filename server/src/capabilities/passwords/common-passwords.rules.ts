import { PRODUCT, plainText } from '@lakou/i18n';

// The most common choices: keyboard sequences, names, religion, football, places, in English,
// French and Creole. Without accents, in lower case.
const COMMON = new Set(
  `
  000000 010203 098765 0987654321 101010 102030 111111 112233 11223344 121212 123123 123321 12341234
  12344321 12345 123456 1234567 12345678 123456789 1234567890 131313 147258 147258369 159357 159753 1804
  1a2b3c 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 20202020 232323 252525 258456 321321 456789 509 654321
  666666 696969 777777 789456 789456123 888888 987654321 999999 a1b2c3 a1b2c3d4 aaaaaa abc123 abcabc
  abcd1234 abcdef abcdefg abcdefgh access admin administrator alexandre alleluia amanda amen amour andrew
  android ange angel anges anthony antoine apple april argentina arsenal asdf asdfasdf asdfgh asdfghjkl
  ashley august autumn avemaria ayisyen ayisyenne ayiti ayiti1804 ayiti509 ayiticheri azerty azertyuiop
  baby babyboy babygirl banana barcelona baseball basketball batman beautiful bebe bible bienvenue bisous
  blackberry blessed bonbon bondye bondyebon bondyemwen bonjou bonjour bonsoir bonswa brasil brazil
  butterfly byenveni camille caphaitien carnaval caroline carrefour cash celine changeme charles cheese
  chelsea cheri cherie cherimwen chicken chocolat chocolate chouchou christ christophe church clinique
  coffee computer cookie copain copine coucou creole daniel darling david december default delmas demo
  dessalines diamond dieu dieuestbon dieumerci digicel diri docteur dokte dollar dolphin doudou
  doudoumwen dragon eagle ecole elizabeth espwa etoile facebook faith famille fanmi february flower
  football football1 forever fortliberte france frederic freedom frem friday ginger god godisgood gold
  golf gonaives gonayiv google granmet griyo guest hacker haiti haiti1804 haiti509 haitian haiticherie
  haitien haitienne heaven hello hello123 hidden hinche hockey honey hope hopital horse hunter iloveyou
  infirmiere instagram internet iphone isabelle jacmel jacques jakmel james january jean jennifer jeremie
  jessica jesus jesus1 jesuschrist jesussauve jesustaime jetaime jezi jezikri jezirenmenm jezisove john
  johnny jordan joseph joshua joumou jtaime julien july june juventus kafou kanaval killer kitten kitty
  klinik kompa konpa kouraj kreyol lakay lakaymwen lanmou lapriye lavi lavibel legliz leogane lescayes
  letenel letmein liberte libete lion liverpool login lopital louis loulou louverture love lovely loveme
  loveyou lune maman mamour manman manmanmwen maradona marc march maria marie marseille master matthew
  medecin melissa merci mesi messi michael michelle microsoft minecraft miragoane mnbvcxz modpas monamour
  moncash monday money monkey motdepass motdepasse mrenmenw mwenrenmenou mwenrenmenw mylove mypassword
  naruto natcom nathalie neymar nicolas nicole nintendo nokia nothing november october okap okay orange
  p@ssw0rd p@ssword panther pap papa papamwen paris pass1234 passpass passw0rd password password1 paste
  pasteur paul pele pepper petion petionville pierre pitimwen pizza playstation poiuyt pokemon
  portauprince potoprens prince princess princesse private professeur puppy q1w2e3r4 qazwsx qazwsxedc
  qsdfgh qsdfghjklm qweasd qweasdzxc qwert qwerty qwerty123 qwertyuiop rainbow ranger rara realmadrid
  renmen rich robert ronaldo root saintmarc saintmarie salut samantha samsung sante savior sebastien
  secret seigneur sem sen september shadow silver soccer sogebank soldier soleil sophie soupjoumou
  spiderman spring star starwars stephanie stmarc summer sunday sunshine superman superstar sweetheart
  temp temporary tennis test tester testing thomas tibebe tiger tiktok timoun toor toujours toussaint
  trustno1 unibank user welcome whatever whatsapp william windows winter wolf wxcvbn youtube zaq12wsx
  zxcvbn zxcvbnm
`
    .split(/\s+/)
    .filter(Boolean)
    .concat(PRODUCT.toLowerCase()),
);

/** A guesser treats `Ayiti2024!` as `ayiti`. */
const withoutTail = (text: string) => text.replace(/[\d\W_]+$/, '');

const isOneCharacter = (text: string) => /^(.)\1*$/u.test(text);

export function isCommonPassword(password: string): boolean {
  const text = plainText(password);
  return isOneCharacter(text) || COMMON.has(text) || COMMON.has(withoutTail(text));
}
