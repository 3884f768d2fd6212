/** Human languages asked for or offered in Peru. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const languagesSkills = `
Español | language | castellano, spanish, idioma espanol, espanol nativo, lengua castellana |
Inglés | language | english, idioma ingles, ingles oral y escrito, bilingue espanol ingles, bilingue ingles, english language | Inglés técnico, Inglés de negocios
Inglés técnico | language | technical english, ingles tecnico minero | >Inglés
Inglés de negocios | language | business english, ingles comercial, ingles corporativo | >Inglés
Portugués | language | portuguese, idioma portugues, portugues brasilero, portugues brasileno, brazilian portuguese |
Francés | language | french, idioma frances, lengua francesa |
Italiano | language | italian, idioma italiano, lengua italiana |
Alemán | language | german, idioma aleman, deutsch |
Chino mandarín | language | mandarin, chinese, idioma chino, mandarin chinese, chino mandarin simplificado, ?chino |
Chino cantonés | language | cantones, cantonese |
Japonés | language | japanese, idioma japones, nihongo |
Coreano | language | korean, idioma coreano |
Ruso | language | russian, idioma ruso |
Ucraniano | language | ukrainian, idioma ucraniano |
Árabe | language | arabic, idioma arabe |
Hebreo | language | hebrew, idioma hebreo |
Hindi | language | idioma hindi, hindustani |
Neerlandés | language | dutch, holandes, idioma holandes |
Sueco | language | swedish, idioma sueco |
Noruego | language | norwegian, idioma noruego |
Danés | language | danish, idioma danes |
?Finés | language | finnish, finlandes, idioma finlandes |
Polaco | language | polish language, idioma polaco |
Checo | language | czech, idioma checo |
Húngaro | language | hungarian, idioma hungaro |
Rumano | language | romanian, idioma rumano |
Griego | language | greek, idioma griego |
Turco | language | turkish, idioma turco |
Vietnamita | language | vietnamese, idioma vietnamita |
Tailandés | language | ?thai, idioma tailandes |
Catalán | language | catalan language, idioma catalan |
?Latín | language | latin language, lengua latina, idioma latin |
Quechua | language | runasimi, idioma quechua, lengua quechua, runa simi, quechuahablante, quechua hablante | Quechua chanka, Quechua cusqueño
Quechua chanka | language | quechua ayacuchano, quechua ayacucho chanka, quechua chanca | >Quechua, Quechua cusqueño
Quechua cusqueño | language | quechua collao, quechua cuzqueno, quechua cusco collao | >Quechua, Quechua chanka
Quechua áncash | language | quechua ancashino, quechua huaylas | >Quechua
Quechua wanka | language | quechua huanca, quechua de junin, quechua central | >Quechua
Quechua de Cajamarca | language | quechua cajamarquino | >Quechua
Kichwa amazónico | language | kichwa, quichua, quechua lamista, kichwa lamista, quechua de san martin | Quechua
Aimara | language | aymara, idioma aimara, lengua aymara, aimara hablante, aymara hablante |
Jaqaru | language | lengua jaqaru, cauqui |
Asháninka | language | ashaninca, campa ashaninka, lengua ashaninka | Ashéninka, Nomatsigenga
Ashéninka | language | asheninca, ashaninka del pajonal | Asháninka
Nomatsigenga | language | nomatsiguenga |
Matsigenka | language | machiguenga, matsiguenga |
Yine | language | lengua yine, piro yine |
Yánesha | language | amuesha, lengua yanesha |
Shipibo-konibo | language | shipibo, shipibo conibo, lengua shipiba, lengua shipibo |
Kakataibo | language | cacataibo, cashibo kakataibo |
Awajún | language | aguaruna, lengua awajun, awajum |
Wampis | language | huambisa, lengua wampis |
Achuar | language | achuar shiwiar, lengua achuar |
Shawi | language | chayahuita, lengua shawi |
Kukama-kukamiria | language | kukama, cocama cocamilla, cocama |
Matsés | language | mayoruna, lengua matses |
Tikuna | language | ticuna, lengua tikuna |
Urarina | language | lengua urarina, kacha urarina |
Iskonawa | language | isconahua, lengua iskonawa |
Chapra | language | chapara, lengua chapra | Candoshi
Bora | language | lengua bora |
Huitoto | language | murui muinani, witoto, uitoto |
Harakbut | language | harakmbut, lengua harakbut, amarakaeri |
Ese eja | language | lengua ese eja, ese ejja |
Yagua | language | lengua yagua |
Cashinahua | language | kaxinawa, huni kuin, caxinahua |
Yaminahua | language | lengua yaminahua, yaminawa |
Secoya | language | siekopai, airo pai, lengua secoya |
Maijiki | language | maijuna, orejon |
Candoshi | language | kandozi, kandozi chapra, shapra candoshi |
Lengua de señas peruana | language | lsp, lenguaje de senas, lengua de senas, senas peruanas, sign language, peruvian sign language, lenguaje de signos | Interpretación en lengua de señas
Sistema braille | language | braille, lectoescritura braille |
`
