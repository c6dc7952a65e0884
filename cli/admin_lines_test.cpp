#include "cli/admin_lines.h"

#include <gtest/gtest.h>

namespace roundtable::cli {

namespace {

std::string lines(const char* answer) { return admin_lines(*Json::parse(answer)); }

TEST(AdminLines, ServersStandInColumnsWithTheirSums) {
  EXPECT_EQ(lines(R"({"servers":[
        {"id":"a1f0","here":true,"started":1700000000000,"seen":0,"leases":4,"alive":true,"where":"play-1:8080",
         "version":"0.2","people":12,"tables":5,"choices":7500,"answers":2340,"lag":120,
         "worries":[{"what":"memory","figure":3000000000}]},
        {"id":"b2f0","here":false,"started":1700000060000,"seen":0,"leases":1,"alive":true,"worries":[]},
        {"id":"c3f0","here":false,"started":1700000060000,"seen":0,"leases":0,"alive":false,"where":"play-3:8080",
         "version":"0.2","people":100,"worries":[]}]})"),
            "server                    version   since                people     tables     leases  choices/s        "
            "p99       late  id\n"
            "play-1:8080               0.2       2023-11-14 22:13         12          5          4        7.5     2.3 "
            "ms     0.1 ms  a1f0 (answers) memory!\n"
            "b2f0                      -         2023-11-14 22:14          -          -          1          -          "
            "-          -  b2f0\n"
            "play-3:8080               0.2       2023-11-14 22:14        100          -          0          -          "
            "-          -  c3f0 (lost)\n"
            "together                                                     12                     5        7.5          "
            "            \n")
      << "an older one tells little, and who is lost counts no more";
}

TEST(AdminLines, SayWhatWasDone) {
  EXPECT_EQ(lines(R"({"done":"drain","server":"play-2:8080"})"), "play-2:8080 ends.\n");
  EXPECT_EQ(lines(R"({"people":[]})"), "No one is connected.\n");
}

}  // namespace

}  // namespace roundtable::cli
