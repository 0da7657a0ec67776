/** Passwords that appear at the top of every published list of leaked ones; they are refused at registration. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 012345 0123456789 111111 000000 121212 123123 123321 654321 666666
   696969 112233 222222 333333 444444 555555 777777 888888 999999 987654321 password password1 password12 password123
   passw0rd p@ssw0rd qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm
   1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx abc123 abcdef abcd1234 aaaaaa letmein welcome welcome1 admin123
   administrator iloveyou iloveyou1 monkey dragon football baseball basketball superman batman princess sunshine
   shadow master michael jennifer jordan hunter killer trustno1 charlie freedom whatever starwars computer
   internet pokemon summer winter flower cheese secret secret1 changeme default google test123 testing 123qwe
   123abc a1b2c3 qwe123 liverpool chelsea arsenal ginger`.split(/\s+/),
);
