/** Human languages asked for or offered in Peru. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const languagesSkills = `
Español | language | castellano, spanish, idioma espanol, espanol nativo, lengua castellana | Enseñanza de español para extranjeros
Inglés | language | english, idioma ingles, ingles oral y escrito, bilingue espanol ingles, bilingue ingles, english language | Inglés técnico, Inglés de negocios
Inglés técnico | language | technical english, ingles tecnico minero | >Inglés
Inglés de negocios | language | business english, ingles comercial, ingles corporativo | >Inglés
Portugués | language | portuguese, idioma portugues, portugues brasilero, portugues brasileno, brazilian portuguese | Traducción
Francés | language | french, idioma frances, lengua francesa | Traducción
Italiano | language | italian, idioma italiano, lengua italiana | Traducción
Alemán | language | german, idioma aleman, deutsch | Traducción
Chino mandarín | language | mandarin, chinese, idioma chino, mandarin chinese, chino mandarin simplificado, ?chino | Traducción
Chino cantonés | language | cantones, cantonese, cantonese chinese | Chino mandarín
Japonés | language | japanese, idioma japones, nihongo | Traducción
Coreano | language | korean, idioma coreano | Traducción
Ruso | language | russian, idioma ruso | Traducción
Ucraniano | language | ukrainian, idioma ucraniano | Traducción
Árabe | language | arabic, idioma arabe | Traducción
Hebreo | language | hebrew, idioma hebreo, hebrew language | Traducción
Hindi | language | idioma hindi, hindustani, hindi language | Traducción
Neerlandés | language | dutch, holandes, idioma holandes | Traducción
Sueco | language | swedish, idioma sueco | Noruego, Danés
Noruego | language | norwegian, idioma noruego | Sueco, Danés
Danés | language | danish, idioma danes | Noruego, Sueco
?Finés | language | finnish, finlandes, idioma finlandes | Traducción
Polaco | language | polish language, idioma polaco | Traducción
Checo | language | czech, idioma checo | Traducción
Húngaro | language | hungarian, idioma hungaro | Traducción
Rumano | language | romanian, idioma rumano | Traducción
Griego | language | greek, idioma griego | Traducción
Turco | language | turkish, idioma turco | Traducción
Vietnamita | language | vietnamese, idioma vietnamita | Traducción
Tailandés | language | ?thai, idioma tailandes, thai language | Traducción
Catalán | language | catalan language, idioma catalan | Traducción
?Latín | language | latin language, lengua latina, idioma latin | Traducción literaria
Quechua | language | runasimi, idioma quechua, lengua quechua, runa simi, quechuahablante, quechua hablante | Quechua chanka, Quechua cusqueño
Quechua chanka | language | quechua ayacuchano, quechua ayacucho chanka, quechua chanca | >Quechua, Quechua cusqueño
Quechua cusqueño | language | quechua collao, quechua cuzqueno, quechua cusco collao | >Quechua, Quechua chanka
Quechua áncash | language | quechua ancashino, quechua huaylas | >Quechua
Quechua wanka | language | quechua huanca, quechua de junin, quechua central | >Quechua
Quechua de Cajamarca | language | quechua cajamarquino, cajamarca quechua | >Quechua
Kichwa amazónico | language | kichwa, quichua, quechua lamista, kichwa lamista, quechua de san martin | Quechua
Aimara | language | aymara, idioma aimara, lengua aymara, aimara hablante, aymara hablante, aymara language | Traducción de lenguas originarias
Jaqaru | language | lengua jaqaru, cauqui, jaqaru language | Traducción de lenguas originarias
Asháninka | language | ashaninca, campa ashaninka, lengua ashaninka | Ashéninka, Nomatsigenga
Ashéninka | language | asheninca, ashaninka del pajonal | Asháninka
Nomatsigenga | language | nomatsiguenga, lengua nomatsigenga, nomatsigenga language | Traducción de lenguas originarias
Matsigenka | language | machiguenga, matsiguenga, lengua matsigenka, machiguenga language | Traducción de lenguas originarias
Yine | language | lengua yine, piro yine, yine language | Traducción de lenguas originarias
Yánesha | language | amuesha, lengua yanesha, yanesha language | Traducción de lenguas originarias
Shipibo-konibo | language | shipibo, shipibo conibo, lengua shipiba, lengua shipibo, shipibo language | Traducción de lenguas originarias
Kakataibo | language | cacataibo, cashibo kakataibo, lengua kakataibo, kakataibo language | Traducción de lenguas originarias
Awajún | language | aguaruna, lengua awajun, awajum, aguaruna language | Traducción de lenguas originarias
Wampis | language | huambisa, lengua wampis, wampis language | Traducción de lenguas originarias
Achuar | language | achuar shiwiar, lengua achuar, achuar language | Traducción de lenguas originarias
Shawi | language | chayahuita, lengua shawi, shawi language | Traducción de lenguas originarias
Kukama-kukamiria | language | kukama, cocama cocamilla, cocama, lengua kukama, kukama language | Traducción de lenguas originarias
Matsés | language | mayoruna, lengua matses, matses language | Traducción de lenguas originarias
Tikuna | language | ticuna, lengua tikuna, tikuna language | Traducción de lenguas originarias
Urarina | language | lengua urarina, kacha urarina, urarina language | Traducción de lenguas originarias
Iskonawa | language | isconahua, lengua iskonawa, iskonawa language | Traducción de lenguas originarias
Chapra | language | chapara, lengua chapra | Candoshi
Bora | language | lengua bora, bora language | Traducción de lenguas originarias
Huitoto | language | murui muinani, witoto, uitoto, lengua huitoto, huitoto language | Traducción de lenguas originarias
Harakbut | language | harakmbut, lengua harakbut, amarakaeri, harakbut language | Traducción de lenguas originarias
Ese eja | language | lengua ese eja, ese ejja, ese eja language | Traducción de lenguas originarias
Yagua | language | lengua yagua, yagua language | Traducción de lenguas originarias
Cashinahua | language | kaxinawa, huni kuin, caxinahua, lengua cashinahua, cashinahua language | Traducción de lenguas originarias
Yaminahua | language | lengua yaminahua, yaminawa, yaminahua language | Traducción de lenguas originarias
Secoya | language | siekopai, airo pai, lengua secoya, secoya language | Traducción de lenguas originarias
Maijiki | language | maijuna, orejon, lengua maijiki, maijiki language | Traducción de lenguas originarias
Candoshi | language | kandozi, kandozi chapra, shapra candoshi, lengua candoshi, candoshi language | Traducción de lenguas originarias
Lengua de señas peruana | language | lsp, lenguaje de senas, lengua de senas, senas peruanas, sign language, peruvian sign language, lenguaje de signos | Interpretación en lengua de señas
Sistema braille | language | braille, lectoescritura braille, braille system, lectura braille | Educación inclusiva
`
